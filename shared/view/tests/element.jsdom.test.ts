import { createIcon, element } from '../element';
import { lendAttributes } from '../lend-attributes';
import { addFrame } from './add-frame';

describe( 'element', () => {
	it( 'creates an element with attributes and children in the given document', () => {
		const doc = addFrame();
		const made = element(
			doc,
			'p',
			{ class: 'note', hidden: '' },
			'A ',
			element( doc, 'b', {}, '<word>' )
		);
		expect( made.outerHTML ).toBe(
			'<p class="note" hidden="">A <b>&lt;word&gt;</b></p>'
		);
		expect( made.ownerDocument ).toBe( doc );
	} );
} );

describe( 'an SVG icon', () => {
	it.each( [
		[ undefined, '0 0 24 24' ],
		[ '0 0 20 30', '0 0 20 30' ],
	] )(
		'has one path and the viewBox %s, and is hidden from screen readers',
		( field, viewBox ) => {
			const made = createIcon( document, 'M0 0h9', field );
			expect( made.namespaceURI ).toBe( 'http://www.w3.org/2000/svg' );
			expect( made.outerHTML ).toBe(
				`<svg viewBox="${ viewBox }" aria-hidden="true" focusable="false"><path d="M0 0h9"></path></svg>`
			);
		}
	);
} );

describe( 'lendAttributes', () => {
	it( 'restores changed attributes and removes added attributes when the signal aborts', () => {
		const target = element( document, 'div', { role: 'list', hidden: '' } );
		const found = target.outerHTML;
		const lending = new AbortController();
		lendAttributes(
			target,
			{ role: 'group', hidden: null, tabindex: '0' },
			lending.signal
		);
		expect( target.outerHTML ).toBe(
			'<div role="group" tabindex="0"></div>'
		);
		lending.abort();
		expect( target.outerHTML ).toBe( found );
	} );
} );
