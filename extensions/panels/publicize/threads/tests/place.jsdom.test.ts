import { rangeOf } from '../editor/annotations';

function textOf( html: string, start: number, end: number ): string | null {
	const root = document.createElement( 'p' );
	root.innerHTML = html;
	return rangeOf( root, start, end )?.toString() ?? null;
}

describe( 'a character range in an editable text', () => {
	it.each( [
		[ 'Rye bread', 8, 9, 'd' ],
		[ 'Rye <strong>bread</strong> and', 8, 9, 'd' ],
		[ 'Rye <strong>bread</strong> and', 9, 13, ' and' ],
		[ 'Rye <strong>br</strong>ead', 4, 9, 'bread' ],
		// A line break and a non-editable element each count as one character.
		[ 'Rye<br>bread', 4, 9, 'bread' ],
		[ 'Rye<img src="x">bread', 4, 9, 'bread' ],
		[
			'Rye<sup contenteditable="false"><a>12</a></sup>bread',
			4,
			9,
			'bread',
		],
		[ '😀 Rye', 3, 6, 'Rye' ],
	] )( 'in %s from %i to %i contains “%s”', ( html, start, end, text ) => {
		expect( textOf( html, start, end ) ).toBe( text );
	} );

	it.each( [
		[ 'Rye<sup contenteditable="false"><a>1</a></sup>', 3, 4, '1' ],
		[ 'Rye<sup contenteditable="false"><a>1</a></sup> bread', 3, 4, '1' ],
		[ '<em>Rye<img src="x"></em> bread', 3, 4, '' ],
		[ '<img src="x">bread', 0, 3, 'br' ],
		[ 'Rye<br>bread', 2, 4, 'e' ],
	] )(
		'in %s from %i to %i can begin or end with a footnote, image or line break',
		( html, start, end, text ) => {
			expect( textOf( html, start, end ) ).toBe( text );
		}
	);

	it.each( [
		[ 4, 1 ],
		[ 4, 4 ],
		[ -1, 2 ],
	] )( 'is null from %i to %i', ( start, end ) => {
		expect( textOf( 'Rye<b>bread</b>', start, end ) ).toBeNull();
	} );

	it( 'is null if the text is shorter', () => {
		expect( textOf( 'Rye', 2, 4 ) ).toBeNull();
		expect( textOf( '', 0, 1 ) ).toBeNull();
		expect( textOf( '\ufeff', 0, 1 ) ).toBeNull();
	} );
} );
