import fc from 'fast-check';
import { renderMarkdown, sanitizeHtml } from '../editor/render-markdown';
import { printableHtml } from '../rules/source';
import { SAVED_ATTRIBUTES, SAVED_TAGS } from '../rules/saved-attribute';
import { anyMarkdown } from './arbitrary';
import { VECTORS } from './vectors.data';

/** Returns the forbidden elements, attributes and URLs in HTML. */
function intruders( html: string ): string[] {
	const { body } = new DOMParser().parseFromString( html, 'text/html' );
	return [ ...body.querySelectorAll( '*' ) ].flatMap( ( element ) => [
		...( SAVED_TAGS.includes( element.localName )
			? []
			: [ element.localName ] ),
		...[ ...element.attributes ]
			.filter(
				( { name, value } ) =>
					! SAVED_ATTRIBUTES.includes( name ) ||
					( [ 'href', 'src', 'cite' ].includes( name ) &&
						! /^(?:https?:\/\/|mailto:|tel:|[^:\s]+$)/.test(
							value
						) )
			)
			.map( ( { name, value } ) => `${ name }=${ value }` ),
	] );
}

function readBack( printed: string ): string {
	return (
		new DOMParser().parseFromString(
			`<div>${ printed }</div>`,
			'text/html'
		).body.firstElementChild?.innerHTML ?? ''
	);
}

describe( 'HTML with a script', () => {
	it( 'is tested with more than 60 samples', () => {
		expect( new Set( VECTORS ).size ).toBeGreaterThan( 60 );
	} );

	it.each( VECTORS )( 'in Markdown is removed: %s', ( vector ) => {
		const html = renderMarkdown( vector );
		expect( intruders( html ) ).toEqual( [] );
		expect( intruders( printableHtml( html ) ) ).toEqual( [] );
	} );

	it.each( VECTORS )( 'in a saved post is not shown: %s', ( vector ) => {
		expect( intruders( sanitizeHtml( vector ) ) ).toEqual( [] );
	} );

	it( 'does not run its script when rendered in a document', () => {
		const run = jest
			.spyOn( window, 'alert' )
			.mockImplementation( () => undefined );
		document.body.innerHTML = VECTORS.map( renderMarkdown ).join( '' );
		for ( const element of document.body.querySelectorAll( '*' ) ) {
			for ( const event of [ 'click', 'error', 'load', 'toggle' ] ) {
				element.dispatchEvent( new Event( event ) );
			}
		}
		expect( run ).not.toHaveBeenCalled();
	} );
} );

describe( 'HTML generated from any Markdown', () => {
	const SEED = { seed: 20261121, numRuns: 400 };

	it( 'contains only allowed elements, and is unchanged after parsing by a browser', () => {
		fc.assert(
			fc.property( anyMarkdown, ( markdown ) => {
				const html = renderMarkdown( markdown );
				expect( intruders( html ) ).toEqual( [] );
				expect( sanitizeHtml( html ) ).toBe( html );
				expect( readBack( printableHtml( html ) ) ).toBe( html );
			} ),
			SEED
		);
	} );

	it( 'never starts a shortcode in text or in an attribute', () => {
		fc.assert(
			fc.property( anyMarkdown, ( markdown ) => {
				expect(
					printableHtml( renderMarkdown( markdown ) )
				).not.toMatch( /\[(?!\u2060)/ );
			} ),
			SEED
		);
	} );
} );

describe( 'HTML from an author', () => {
	it.each( [
		'<abbr title="HyperText">HTML</abbr>',
		'<kbd>Ctrl</kbd> + <kbd>S</kbd>',
		'<details open=""><summary>More</summary>text</details>',
		'<p class="note">H<sub>2</sub>O, x<sup>2</sup></p>',
		'<img src="/a.png" alt="A" width="20" height="10">',
		'<ol start="3"><li>three</li></ol>',
	] )( 'is unchanged if all elements are allowed: %s', ( html ) => {
		expect( sanitizeHtml( html ) ).toBe( html );
	} );

	it( 'keeps the text of removed elements', () => {
		expect( sanitizeHtml( '<marquee>still <b>here</b></marquee>' ) ).toBe(
			'still <b>here</b>'
		);
	} );

	it( 'is completed with end tags for unclosed or wrongly nested formats', () => {
		expect(
			renderMarkdown( 'a <b>b <i>c <b>d</b> e <s>f</i> g</u> <b' )
		).toBe(
			'<p>a <b>b <i>c <b>d</b> e <s>f</s></i><s> g &lt;b</s></b></p>'
		);
	} );

	it( 'shows footnotes as plain text if there are more than two thousand', () => {
		expect( renderMarkdown( 'a^[b]'.repeat( 2000 ) ) ).toContain( '<sup' );
		expect( renderMarkdown( 'a^[b]'.repeat( 2001 ) ) ).toBe(
			`<p>${ 'a^&#91;b]'.repeat( 2001 ).replaceAll( '&#91;', '[' ) }</p>`
		);
	} );

	it( 'never contains control characters or lone surrogates, which WordPress or PHP rejects', () => {
		expect( sanitizeHtml( 'a\u0007b&#1;c\ud83dd' ) ).toBe( 'abc\ufffdd' );
	} );
} );
