import { withAttributes } from '#shared/view';
import { encode } from 'uqr';

/** The largest code that banking apps have to read: 69 squares a side (EPC069-12). */
const MAX_VERSION = 13;

/** Space around a code, in squares, without which phones do not find it. */
const BORDER = 4;

const SVG = 'http://www.w3.org/2000/svg';

/** Draws the code of a button's text where the button says, or hides it again. */
export function toggleCode( button: HTMLButtonElement ): void {
	const place = button.parentElement?.nextElementSibling;
	const { code = '' } = button.dataset;
	if ( ! ( place instanceof HTMLElement ) ) {
		return;
	}
	if ( ! place.firstChild ) {
		place.append( drawnCode( place.ownerDocument, code ) );
	}
	place.hidden = ! place.hidden;
	button.ariaExpanded = `${ ! place.hidden }`;
}

/** Dark on light, as every phone can read it. */
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
