import { parseHtml } from '../parse-html';

describe( 'parseHtml', () => {
	it.each( [
		[
			'a page',
			'<!DOCTYPE html><html><head><title>A</title></head><body><p>B</p></body></html>',
			'<title>A</title><p>B</p>',
		],
		[
			'comments around the elements',
			'<!-- a --><p>B</p></body></html><!-- c -->',
			'<!-- a --><p>B</p><!-- c -->',
		],
		[ 'text', 'A &amp; B', 'A &amp; B' ],
		[ 'nothing', '', '' ],
	] )(
		'returns the whole content of %s in one body',
		( _, html, content ) => {
			const body = parseHtml( html, document );
			expect( body.innerHTML ).toBe( content );
			expect( body.ownerDocument.childNodes ).toHaveLength( 1 );
		}
	);

	it( 'runs no scripts and loads no files', () => {
		const { ownerDocument } = parseHtml( '<img src="a.png">', document );
		expect( ownerDocument ).not.toBe( document );
		expect( ownerDocument.defaultView ).toBeNull();
	} );

	it( 'adds no audio element to the current document', () => {
		const body = parseHtml( '<audio src="a.mp3"></audio>', document );
		expect( body.firstElementChild?.isConnected ).toBe( false );
	} );
} );
