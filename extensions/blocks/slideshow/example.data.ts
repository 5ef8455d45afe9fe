/** Two drawn landscapes as data URLs, so that the inserter's preview needs no request. */
const landscape = ( sky: string, sun: string, hill: string ): string =>
	`data:image/svg+xml,${ encodeURIComponent(
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 90"><path fill="${ sky }" d="M0 0h160v90H0z"/><circle cx="112" cy="34" r="14" fill="${ sun }"/><path fill="${ hill }" d="M0 90V66l38-26 34 24 30-18 58 32v12z"/></svg>`
	) }`;

/** The slides of the inserter's preview, as attributes. */
export const imagesOfExample = [
	{
		url: landscape( '#f6c89f', '#fff3d6', '#7a4e5d' ),
		alt: '',
		width: '1600',
		height: '900',
	},
	{
		url: landscape( '#9fc4f6', '#ffffff', '#2f5d50' ),
		alt: '',
		width: '1600',
		height: '900',
	},
];
