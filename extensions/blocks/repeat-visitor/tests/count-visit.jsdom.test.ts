import { CONSENT_EVENT } from '#shared/consent';
import { VISIT_CONSENT, countVisit } from '../view/count-visit';

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
	// The location of jsdom cannot be redefined, so this proxy replaces it. The counter reads nothing else of the
	// document.
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

afterEach( () => document.body.replaceChildren() );

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

	it( 'counts once, however many blocks ask', () => {
		const { doc, written } = view( 'jp-visit-counter=1' );
		expect( [
			countVisit( doc ),
			countVisit( doc ),
			countVisit( doc ),
		] ).toEqual( [ 2, 2, 2 ] );
		expect( written ).toHaveLength( 2 );
	} );

	it( 'of a continuing visit is the same visit, and extends it', () => {
		const { doc, written } = view( 'jp-visit-counter=2; dovetail-visit=1' );
		expect( countVisit( doc ) ).toBe( 2 );
		expect( written[ 1 ] ).toMatch( /^dovetail-visit=1; Max-Age=1800;/ );
	} );

	it( 'counts again when it is another visit', () => {
		countVisit( view( 'jp-visit-counter=1' ).doc );
		expect( countVisit( view( 'jp-visit-counter=2' ).doc ) ).toBe( 3 );
	} );

	it( 'on https writes a secure cookie', () => {
		const { doc, written } = view( '', 'https:' );
		countVisit( doc );
		expect( written[ 0 ] ).toMatch( /; Secure$/ );
	} );

	it( 'in a frame without cookies is the first', () => {
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

	it( 'every visit is the first, and no cookie is read or written', () => {
		const { doc, written, readCookie } = view( 'jp-visit-counter=7' );
		refuse( doc, false );
		expect( countVisit( doc ) ).toBe( 1 );
		expect( readCookie ).not.toHaveBeenCalled();
		expect( written ).toEqual( [] );
	} );

	it( 'nothing is lost: a visit counts once consent has come', () => {
		const { doc, written } = view( 'jp-visit-counter=7' );
		refuse( doc, false );
		countVisit( doc );
		refuse( doc, true );
		expect( countVisit( doc ) ).toBe( 8 );
		expect( countVisit( doc ) ).toBe( 8 );
		expect( written ).toHaveLength( 2 );
	} );
} );

it( 'the cookie that a browser keeps is the one that was written', () => {
	expect( countVisit( document ) ).toBe( 1 );
	expect( document.cookie ).toBe( 'jp-visit-counter=1; dovetail-visit=1' );
} );
