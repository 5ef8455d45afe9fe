/** Drawn landscapes as data URLs, so that the inserter's preview needs no request. */
const landscape = (
	width: number,
	height: number,
	sky: string,
	hill: string
) => ( {
	url: `data:image/svg+xml,${ encodeURIComponent(
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${ width } ${ height }" preserveAspectRatio="xMidYMid slice"><path fill="${ sky }" d="M0 0h${ width }v${ height }H0z"/><circle cx="${ width * 0.7 }" cy="${ height * 0.35 }" r="14" fill="#fff6dd"/><path fill="${ hill }" d="M0 ${ height }V${ height * 0.7 }l${ width * 0.3 }-${ height * 0.2 } ${ width * 0.25 } ${ height * 0.2 } ${ width * 0.2 }-${ height * 0.15 } ${ width * 0.25 } ${ height * 0.2 }V${ height }z"/></svg>`
	) }`,
	alt: '',
	width: String( width * 10 ),
	height: String( height * 10 ),
} );

/** The images of the inserter's preview, as attributes. */
export const imagesOfExample = [
	landscape( 160, 110, '#f6c89f', '#7a4e5d' ),
	landscape( 120, 90, '#9fc4f6', '#2f5d50' ),
	landscape( 120, 90, '#c9b6e4', '#3d3a6b' ),
	landscape( 150, 90, '#f3d27a', '#6b5a2a' ),
	landscape( 90, 90, '#a8d8c9', '#27514b' ),
];
