import fc from 'fast-check';
import {
	CONSENT_CATEGORIES,
	CONSENT_DATA_ID,
	CONSENT_EVENT,
	consentFor,
	hasAgreed,
} from '../consent-for';
import { whenAgreed, whenConsented } from '../when-consented';

/** Each test has its own page and realm, like the editor canvas. */
function openPage() {
	const frame = document.body.appendChild(
		document.createElement( 'iframe' )
	);
	const doc = frame.contentDocument as Document;
	const win = frame.contentWindow as Window;
	return {
		doc,
		set: ( name: string, value: unknown ) =>
			Reflect.set( win, name, value ),
		get: ( name: string ): unknown => Reflect.get( win, name ),
		print( json: string ) {
			const script = doc.createElement( 'script' );
			script.type = 'application/json';
			script.id = CONSENT_DATA_ID;
			script.textContent = json;
			doc.head.append( script );
		},
		say: ( detail?: unknown, name: string = CONSENT_EVENT ) =>
			doc.dispatchEvent( new CustomEvent( name, { detail } ) ),
	};
}

afterEach( () => document.body.replaceChildren() );

describe( 'on a site without a consent tool', () => {
	it.each( CONSENT_CATEGORIES )( '%s is allowed', ( category ) => {
		expect( consentFor( category, openPage().doc ) ).toBe( true );
	} );

	it( 'marketing is allowed if no document is passed', () => {
		expect( consentFor( 'marketing' ) ).toBe( true );
	} );

	it( 'everything is allowed in a document without a window', () => {
		expect(
			consentFor(
				'marketing',
				document.implementation.createHTMLDocument()
			)
		).toBe( true );
	} );
} );

describe( 'a page with several consent requests', () => {
	const askAll = ( doc: Document ) => {
		const listen = jest.spyOn( doc, 'addEventListener' );
		for ( const category of CONSENT_CATEGORIES ) {
			consentFor( category, doc );
		}
		return listen.mock.calls.filter(
			( [ name ] ) => name === CONSENT_EVENT
		).length;
	};

	it( 'adds one event listener for all requests', () => {
		expect( askAll( openPage().doc ) ).toBe( 1 );
	} );

	it( 'adds no event listener if the document has no window', () => {
		expect( askAll( document.implementation.createHTMLDocument() ) ).toBe(
			0
		);
	} );
} );

describe( 'the server’s filter', () => {
	it( 'cannot be overridden by an author’s HTML', () => {
		const page = openPage();
		page.doc.body.innerHTML = `<pre id="${ CONSENT_DATA_ID }">"allow"</pre><a id="dovetailConsent" name="marketing">allow</a><a id="dovetailConsent" href="allow">allow</a><a id="wp_has_consent">true</a>`;
		page.print( '"ask"' );
		expect( consentFor( 'marketing', page.doc ) ).toBe( false );
	} );

	it.each( [
		[ '{"marketing":"ask"}', false ],
		[ '{"marketing":"allow"}', true ],
		[ '{"preferences":"ask"}', true ],
		[ '"ask"', false ],
		[ '"allow"', true ],
		[ '{}', true ],
		[ '[]', true ],
		[ '{"marketing":"deny"}', false ],
		[ '{"marketing":null}', false ],
		[ '{"marketing":true}', false ],
		[ '{"marketing":{"__proto__":"allow"}}', false ],
		[ '{"__proto__":{"marketing":"ask"}}', true ],
		[ 'null', false ],
		[ '7', false ],
		[ '', false ],
		[ '{"marketing":', false ],
		[ '<!-- allow -->', false ],
	] )(
		'that returns %s sets marketing consent to %p',
		( json, isAllowed ) => {
			const page = openPage();
			page.print( json );
			expect( consentFor( 'marketing', page.doc ) ).toBe( isAllowed );
		}
	);

	it( 'never breaks a page, even with an invalid value', () => {
		const page = openPage();
		page.print( '' );
		const script = page.doc.getElementById(
			CONSENT_DATA_ID
		) as HTMLElement;
		fc.assert(
			fc.property( fc.oneof( fc.string(), fc.json() ), ( text ) => {
				script.textContent = text;
				return typeof consentFor( 'marketing', page.doc ) === 'boolean';
			} )
		);
	} );
} );

describe( 'the WP Consent API', () => {
	it.each( [
		[ true, true ],
		[ false, false ],
		[ undefined, false ],
		[ 'allow', false ],
	] )( 'that returns %p sets consent to %p', ( answer, isAllowed ) => {
		const page = openPage();
		const hasConsent = jest.fn( () => answer );
		page.set( 'wp_has_consent', hasConsent );
		expect( consentFor( 'statistics', page.doc ) ).toBe( isAllowed );
		expect( hasConsent ).toHaveBeenCalledWith( 'statistics' );
	} );

	it.each( [
		[ '"ask"', true ],
		[ '"allow"', false ],
	] )( 'has priority over the server’s %s', ( json, answer ) => {
		const page = openPage();
		page.print( json );
		page.set( 'wp_has_consent', () => answer );
		expect( consentFor( 'marketing', page.doc ) ).toBe( answer );
	} );

	it( 'is ignored if wp_has_consent is not a function', () => {
		const page = openPage();
		page.set( 'wp_has_consent', 'yes' );
		page.print( '"ask"' );
		expect( consentFor( 'marketing', page.doc ) ).toBe( false );
	} );
} );

describe( 'a consent tool', () => {
	it.each< [ unknown, boolean ] >( [
		[ { marketing: true }, true ],
		[ { marketing: 'allow' }, true ],
		[ { marketing: false }, false ],
		[ { marketing: 'deny' }, false ],
		[ { marketing: 'yes' }, false ],
		[ { marketing: 1 }, false ],
		[ { preferences: true }, false ],
		[ Object.create( { marketing: true } ), false ],
		[ 'marketing', false ],
		[ null, false ],
		[ undefined, false ],
	] )(
		'that stores %p on the window sets marketing consent to %p',
		( answers, isAllowed ) => {
			const page = openPage();
			page.print( '"ask"' );
			page.set( 'dovetailConsent', answers );
			expect( consentFor( 'marketing', page.doc ) ).toBe( isAllowed );
		}
	);

	it( 'has priority over the WP Consent API', () => {
		const page = openPage();
		page.set( 'wp_has_consent', () => true );
		page.set( 'dovetailConsent', { marketing: false } );
		expect( consentFor( 'marketing', page.doc ) ).toBe( false );
		expect( consentFor( 'statistics', page.doc ) ).toBe( true );
	} );

	it( 'can give and withdraw consent with an event', () => {
		const page = openPage();
		page.print( '"ask"' );
		expect( consentFor( 'marketing', page.doc ) ).toBe( false );
		page.say( { marketing: true } );
		page.say( { preferences: 'allow' } );
		expect( consentFor( 'marketing', page.doc ) ).toBe( true );
		expect( consentFor( 'preferences', page.doc ) ).toBe( true );
		page.say( { marketing: false } );
		expect( consentFor( 'marketing', page.doc ) ).toBe( false );
		expect( page.get( 'dovetailConsent' ) ).toEqual( {
			functional: null,
			preferences: true,
			statistics: null,
			'statistics-anonymous': null,
			marketing: false,
		} );
	} );

	it( 'cannot break a page with an invalid event', () => {
		const page = openPage();
		page.print( '"ask"' );
		consentFor( 'marketing', page.doc );
		fc.assert(
			fc.property( fc.anything(), ( detail ) => {
				page.say( detail );
			} )
		);
		expect( consentFor( 'marketing', page.doc ) ).toBe( false );
	} );
} );

describe( 'whenConsented', () => {
	function wait( page: ReturnType< typeof openPage > ) {
		const controller = new AbortController();
		const callback = jest.fn();
		whenConsented( 'marketing', callback, {
			signal: controller.signal,
			doc: page.doc,
		} );
		return { callback, controller };
	}

	it( 'calls back immediately if consent was already given', () => {
		expect( wait( openPage() ).callback ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'calls back once, at the first event that grants consent', () => {
		const page = openPage();
		page.print( '"ask"' );
		const { callback } = wait( page );
		page.say( { marketing: false } );
		page.say( { statistics: true } );
		page.say();
		expect( callback ).not.toHaveBeenCalled();
		page.say( { marketing: true } );
		page.say( { marketing: true } );
		expect( callback ).toHaveBeenCalledTimes( 1 );
	} );

	it.each( [ 'wp_listen_for_consent_change', 'wp_consent_type_defined' ] )(
		'checks the WP Consent API again after the event %s',
		( name ) => {
			const page = openPage();
			let isAllowed = false;
			page.set( 'wp_has_consent', () => isAllowed );
			const { callback } = wait( page );
			page.say( { marketing: 'deny' }, name );
			expect( callback ).not.toHaveBeenCalled();
			isAllowed = true;
			page.say( { marketing: 'allow' }, name );
			expect( callback ).toHaveBeenCalledTimes( 1 );
		}
	);

	it( 'does not call back after the signal aborts', () => {
		const page = openPage();
		page.print( '"ask"' );
		const { callback, controller } = wait( page );
		controller.abort();
		page.say( { marketing: true } );
		expect( callback ).not.toHaveBeenCalled();
	} );

	it( 'never calls back if the signal was already aborted', () => {
		const callback = jest.fn();
		whenConsented( 'marketing', callback, { signal: AbortSignal.abort() } );
		expect( callback ).not.toHaveBeenCalled();
	} );
} );

describe( 'a visitor’s own consent', () => {
	it( 'is unknown without a consent tool, regardless of the server’s filter', () => {
		const page = openPage();
		expect( hasAgreed( 'marketing', page.doc ) ).toBe( false );
		page.print( '"allow"' );
		expect( hasAgreed( 'marketing', page.doc ) ).toBe( false );
	} );

	it.each( [ true, false ] )( 'follows the WP Consent API: %p', ( yes ) => {
		const page = openPage();
		page.set( 'wp_has_consent', () => yes );
		expect( hasAgreed( 'marketing', page.doc ) ).toBe( yes );
	} );

	it( 'triggers the callback when a consent tool reports it', () => {
		const page = openPage();
		const callback = jest.fn();
		whenAgreed( 'marketing', callback, {
			signal: new AbortController().signal,
			doc: page.doc,
		} );
		page.say( { statistics: true } );
		expect( callback ).not.toHaveBeenCalled();
		page.say( { marketing: true } );
		expect( callback ).toHaveBeenCalledTimes( 1 );
	} );
} );
