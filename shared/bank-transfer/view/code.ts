import { withAttributes } from '#shared/view';
import { encode } from 'uqr';

/** The largest QR code that banking apps must support: 69 squares per side (EPC069-12). */
const MAX_VERSION = 13;

/** Margin of the QR code in squares. Phones need it to detect the code. */
const BORDER = 4;

const SVG = 'http://www.w3.org/2000/svg';

/** Shows or hides the QR code that a button controls. Draws it on first use. */
export function toggleCode( button: HTMLButtonElement ): void {
	const place = button.parentElement?.nextElementSibling;
	const { code = '', other } = button.dataset;
	if ( ! ( place instanceof HTMLElement ) ) {
		return;
	}
	if ( ! place.firstChild ) {
		place.append( drawnCode( place.ownerDocument, code ) );
	}
	place.hidden = ! place.hidden;
	button.ariaExpanded = `${ ! place.hidden }`;
	// Pages from a cache can lack the text.
	if ( other ) {
		button.dataset.other = button.textContent;
		button.textContent = other;
	}
}

/** Draws dark squares on a light background, because some phones cannot read inverted codes. */
function drawnCode( doc: Document, text: string ): SVGElement {
	const { data, size } = encode( text, {
		ecc: 'M',
		boostEcc: false,
		maxVersion: MAX_VERSION,
		border: BORDER,
	} );
	const path = data
		.flatMap( ( row, y ) =>
			row.map( ( isDark, x ) =>
				isDark ? `M${ x } ${ y }h1v1h-1z` : ''
			)
		)
		.join( '' );
	const svg = withAttributes( doc.createElementNS( SVG, 'svg' ), {
		viewBox: `0 0 ${ size } ${ size }`,
		'shape-rendering': 'crispEdges',
	} );
	svg.append(
		withAttributes( doc.createElementNS( SVG, 'path' ), { d: path } )
	);
	return svg;
}
