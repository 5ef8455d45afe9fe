/** A drawn hill as a data URL, so that the inserter's preview needs no request. */
const hill = ( sky: string, sun: string, ground: string ) => ( {
	url: `data:image/svg+xml,${ encodeURIComponent(
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 90"><path fill="${ sky }" d="M0 0h160v90H0z"/><circle cx="40" cy="30" r="12" fill="${ sun }"/><path fill="${ ground }" d="M0 90V70l44-22 30 20 34-34 52 40v16z"/></svg>`
	) }`,
	alt: '',
	width: 1600,
	height: 900,
} );

/** Attributes of the inserter's preview: the same place in summer and winter. */
export const picturesOfExample = {
	imageBefore: hill( '#9fd3f6', '#fff3b0', '#3d7a4b' ),
	imageAfter: hill( '#c9d3de', '#ffffff', '#f4f7fa' ),
};
