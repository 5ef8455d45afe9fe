/** A comment in a built file, with the offset of its end. */
export type SourceComment = { text: string; end: number };

/**
 * Returns the translators' comments of each call, in order. A comment belongs to the next call, unless a statement or
 * block ends in between.
 */
export function translatorComments(
	source: string,
	comments: readonly SourceComment[],
	calls: readonly { at: number }[]
): string[][] {
	const remarks = calls.map( (): string[] => [] );
	for ( const { text, end } of comments ) {
		if ( ! /^[\s*]*translators:/i.test( text ) ) {
			continue;
		}
		const next = nearestAfter( end, calls );
		const between = source
			.slice( end, calls[ next ]?.at ?? end )
			.replace( /\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, '' );
		if ( ! /[;{}]/.test( between ) ) {
			remarks[ next ]?.push( oneLine( text ) );
		}
	}
	return remarks.map( ( lines ) => [ ...new Set( lines ) ] );
}

function nearestAfter(
	offset: number,
	calls: readonly { at: number }[]
): number {
	let nearest = -1;
	for ( const [ index, { at } ] of calls.entries() ) {
		if ( at >= offset && at < ( calls[ nearest ]?.at ?? Infinity ) ) {
			nearest = index;
		}
	}
	return nearest;
}

const oneLine = ( text: string ): string =>
	text
		.replace( /^[\s*]+/, '' )
		.replace( /\s+\*?\s*/g, ' ' )
		.trim();
