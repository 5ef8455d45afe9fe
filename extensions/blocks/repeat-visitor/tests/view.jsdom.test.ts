import { CONSENT_EVENT } from '#shared/consent';
import { mount, mountAll, MOUNTED_ATTRIBUTE } from '#shared/view';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT_CLASS, UNDECIDED_CLASS } from '../markup';
import { countVisit, showByVisits, VISIT_CONSENT } from '../view/count-visit';

/**
 * Returns the HTML of a fixture as WordPress renders it. Its content is shown after three visits, or only on the first
 * visit.
 */
const rendered = ( fixture: string ) =>
	readFileSync(
		join( __dirname, '../fixtures', `${ fixture }.rendered.html` ),
		'utf8'
	);
const AFTER_THREE = rendered( 'repeat-visitor__plain' );
const FIRST_ONLY = rendered( 'repeat-visitor__everything' );

function open(
	html: string,
	cookie = '',
	answers?: Record< string, boolean >
) {
	const frame = document.body.appendChild(
		document.createElement( 'iframe' )
	);
	const doc = frame.contentDocument as Document;
	const written: string[] = [];
	Object.defineProperty( doc, 'cookie', {
		get: () => cookie,
		set: ( text: string ) => void written.push( text ),
	} );
	Reflect.set( doc.defaultView as Window, 'dovetailConsent', answers );
	doc.body.innerHTML = html;
	const roots = [
		...doc.querySelectorAll< HTMLElement >( `.${ ROOT_CLASS }` ),
	];
	const controllers = roots.map( ( root ) => mount( root, showByVisits ) );
	return {
		doc,
		written,
		roots,
		controllers,
		shown: () => roots.map( ( { hidden } ) => ! hidden ),
	};
}

afterEach( () => document.body.replaceChildren() );

describe( 'content for returning visitors', () => {
	it( 'is marked as undecided in the server’s HTML', () => {
		expect( AFTER_THREE ).toContain( UNDECIDED_CLASS );
	} );

	// spec: 000-5-7, 000-9-4
	it.each( [
		[ 'the first visit', '', false ],
		[ 'the third visit', 'jp-visit-counter=2', false ],
		[ 'the fourth visit', 'jp-visit-counter=3', true ],
		[ 'the fortieth visit', 'a=1; jp-visit-counter=39', true ],
		[ 'a cookie with text', 'jp-visit-counter=often', false ],
		[ 'a negative cookie', 'jp-visit-counter=-9', false ],
		[ 'a huge cookie', 'jp-visit-counter=99999999999', false ],
	] )(
		'is visible only from the fourth visit on (%s)',
		( _, cookie, isShown ) => {
			const { roots, shown } = open( AFTER_THREE, cookie );
			expect( shown() ).toEqual( [ isShown ] );
			expect( roots[ 0 ] ).not.toHaveClass( UNDECIDED_CLASS );
		}
	);
} );

describe( 'content for new visitors', () => {
	// spec: 000-5-7
	it.each( [
		[ 'the first visit', '', true ],
		[ 'the second visit', 'jp-visit-counter=1', false ],
		[ 'a cookie with text', 'jp-visit-counter=<b>', true ],
		[ 'a negative cookie', 'jp-visit-counter=-1', true ],
		[ 'a huge cookie', 'jp-visit-counter=1e99', true ],
	] )( 'is visible only on the first visit (%s)', ( _, cookie, isShown ) => {
		expect( open( FIRST_ONLY, cookie ).shown() ).toEqual( [ isShown ] );
	} );
} );

describe( 'a page view', () => {
	// spec: 000-5-7, 000-9-4
	it( 'counts once even if the page has several blocks', () => {
		const { written, shown } = open(
			AFTER_THREE + AFTER_THREE + FIRST_ONLY,
			'jp-visit-counter=3'
		);
		expect( shown() ).toEqual( [ true, true, false ] );
		expect( written ).toEqual( [
			'jp-visit-counter=4; Max-Age=15552000; Path=/; SameSite=Lax',
			'dovetail-visit=1; Max-Age=1800; Path=/; SameSite=Lax',
		] );
	} );

	it( 'without the block sets no cookie', () => {
		const { doc, written } = open( '<p>Nothing here</p>' );
		mountAll( `.${ ROOT_CLASS }`, showByVisits, doc ).abort();
		expect( written ).toEqual( [] );
	} );
} );

describe( 'without consent', () => {
	it( 'every visit is treated as the first, and no cookie is set', () => {
		const { shown, written } = open(
			AFTER_THREE + FIRST_ONLY,
			'jp-visit-counter=7',
			{ [ VISIT_CONSENT ]: false }
		);
		expect( shown() ).toEqual( [ false, true ] );
		expect( written ).toEqual( [] );
	} );

	it( 'the page updates when the visitor consents', () => {
		const { doc, shown, written } = open(
			AFTER_THREE + FIRST_ONLY,
			'jp-visit-counter=7',
			{ [ VISIT_CONSENT ]: false }
		);
		const { CustomEvent } = doc.defaultView as Window & typeof globalThis;
		doc.dispatchEvent(
			new CustomEvent( CONSENT_EVENT, {
				detail: { [ VISIT_CONSENT ]: true },
			} )
		);
		expect( shown() ).toEqual( [ true, false ] );
		expect( written ).toHaveLength( 2 );
	} );
} );

describe( 'when the script stops', () => {
	it.each( [
		[ 'hidden content', '' ],
		[ 'shown content', 'jp-visit-counter=9' ],
	] )(
		'%s becomes visible again, and its decision is reset',
		( _, cookie ) => {
			const { roots, controllers } = open( AFTER_THREE, cookie );
			controllers[ 0 ]?.abort();
			expect( roots[ 0 ] ).toHaveClass( UNDECIDED_CLASS );
			expect( roots[ 0 ] ).not.toHaveAttribute( 'hidden' );
			expect( roots[ 0 ] ).not.toHaveAttribute( MOUNTED_ATTRIBUTE );
		}
	);

	it( 'content in a feed is not marked as undecided', () => {
		const { roots, controllers } = open(
			AFTER_THREE.replace( ` ${ UNDECIDED_CLASS }`, '' )
		);
		controllers[ 0 ]?.abort();
		expect( roots[ 0 ] ).not.toHaveClass( UNDECIDED_CLASS );
	} );
} );

/** A page view: a document with its own cookie jar and protocol, which the test can inspect. */
function view( cookie = '', protocol = 'http:' ) {
	const frame = document.body.appendChild(
		document.createElement( 'iframe' )
	);
	const doc = frame.contentDocument as Document;
	const written: string[] = [];
	const readCookie = jest.fn( () => cookie );
	Object.defineProperty( doc, 'cookie', {
		get: readCookie,
		set: ( text: string ) => void written.push( text ),
	} );
	// Replace the document with a proxy, because jsdom's location cannot be redefined. The counter reads no other
	// property of the document.
	const page = new Proxy( doc, {
		get( target, key ) {
			if ( key === 'location' ) {
				return { protocol };
			}
			const value: unknown = Reflect.get( target, key, target );
			return typeof value === 'function' ? value.bind( target ) : value;
		},
	} );
	return { doc: page, written, readCookie };
}

describe( 'a page view', () => {
	it.each( [
		[ '', 1 ],
		[ 'jp-visit-counter=1', 2 ],
		[ 'jp-visit-counter=41', 42 ],
		[ 'jp-visit-counter=-4', 1 ],
		[ 'jp-visit-counter=many', 1 ],
		[ 'jp-visit-counter=99999999999', 1 ],
	] )( 'with the cookie %j counts as visit number %i', ( cookie, visits ) => {
		const { doc, written } = view( cookie );
		expect( countVisit( doc ) ).toBe( visits );
		expect( written ).toEqual( [
			`jp-visit-counter=${ visits }; Max-Age=15552000; Path=/; SameSite=Lax`,
			'dovetail-visit=1; Max-Age=1800; Path=/; SameSite=Lax',
		] );
	} );

	it( 'counts once even if several blocks request the number of visits', () => {
		const { doc, written } = view( 'jp-visit-counter=1' );
		expect( [
			countVisit( doc ),
			countVisit( doc ),
			countVisit( doc ),
		] ).toEqual( [ 2, 2, 2 ] );
		expect( written ).toHaveLength( 2 );
	} );

	it( 'within half an hour of the previous one extends the current visit', () => {
		const { doc, written } = view( 'jp-visit-counter=2; dovetail-visit=1' );
		expect( countVisit( doc ) ).toBe( 2 );
		expect( written[ 1 ] ).toMatch( /^dovetail-visit=1; Max-Age=1800;/ );
	} );

	it( 'counts as another visit if the previous visit is over', () => {
		countVisit( view( 'jp-visit-counter=1' ).doc );
		expect( countVisit( view( 'jp-visit-counter=2' ).doc ) ).toBe( 3 );
	} );

	it( 'on https sets a secure cookie', () => {
		const { doc, written } = view( '', 'https:' );
		countVisit( doc );
		expect( written[ 0 ] ).toMatch( /; Secure$/ );
	} );

	it( 'in a frame without cookies counts as the first visit', () => {
		const { doc, readCookie } = view();
		readCookie.mockImplementation( () => {
			throw new DOMException(
				'The document is sandboxed.',
				'SecurityError'
			);
		} );
		expect( countVisit( doc ) ).toBe( 1 );
	} );
} );

describe( 'without consent', () => {
	const refuse = ( doc: Document, isAllowed: boolean ) => {
		Reflect.set( doc.defaultView as Window, 'dovetailConsent', {
			[ VISIT_CONSENT ]: isAllowed,
		} );
		doc.dispatchEvent( new Event( CONSENT_EVENT ) );
	};

	it( 'every visit counts as the first, and no cookie is read or set', () => {
		const { doc, written, readCookie } = view( 'jp-visit-counter=7' );
		refuse( doc, false );
		expect( countVisit( doc ) ).toBe( 1 );
		expect( readCookie ).not.toHaveBeenCalled();
		expect( written ).toEqual( [] );
	} );

	it( 'a visit is counted later, when the visitor consents', () => {
		const { doc, written } = view( 'jp-visit-counter=7' );
		refuse( doc, false );
		countVisit( doc );
		refuse( doc, true );
		expect( countVisit( doc ) ).toBe( 8 );
		expect( countVisit( doc ) ).toBe( 8 );
		expect( written ).toHaveLength( 2 );
	} );
} );

it( 'the browser accepts the format of the visit cookies', () => {
	expect( countVisit( document ) ).toBe( 1 );
	expect( document.cookie ).toBe( 'jp-visit-counter=1; dovetail-visit=1' );
} );
