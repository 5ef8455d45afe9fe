/** Two drawn landscapes as data URLs, so that the inserter's preview needs no request. */
const evening = ( sky: string, moon: string, hill: string ): string =>
	`data:image/svg+xml,${ encodeURIComponent(
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 160"><path fill="${ sky }" d="M0 0h90v160H0z"/><circle cx="60" cy="52" r="13" fill="${ moon }"/><path fill="${ hill }" d="M0 160v-44l24-26 20 22 18-16 28 34v30z"/></svg>`
	) }`;

const slide = ( url: string ) => ( {
	url,
	type: 'image',
	alt: '',
	width: '900',
	height: '1600',
} );

/** The slides of the inserter's preview, as attributes. */
export const mediaFilesOfExample = [
	slide( evening( '#3d3a6b', '#ffe9b0', '#1c1b33' ) ),
	slide( evening( '#f2a65a', '#fff3d6', '#77466b' ) ),
];
