/** Six digits of an opaque computed colour, `rgb(0, 0, 0)`; undefined for one that is seen through or written otherwise. */
export function hexOf( colour: string ): string | undefined {
	const channels = /^rgba?\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+)(?:[\s,/]+1)?\s*\)$/
		.exec( colour )
		?.slice( 1 );
	return channels
		? `#${ channels
				.map( ( channel ) =>
					Number( channel ).toString( 16 ).padStart( 2, '0' )
				)
				.join( '' ) }`
		: undefined;
}
