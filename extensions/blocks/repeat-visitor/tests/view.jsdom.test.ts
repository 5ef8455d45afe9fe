import { CONSENT_EVENT } from '#shared/consent';
import { VISIT_CONSENT, showByVisits } from '../view/count-visit';
import { MOUNTED_ATTRIBUTE, mount, mountAll } from '#shared/view';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT_CLASS, UNDECIDED_CLASS } from '../markup';

/** Returns HTML rendered by WordPress, of content for after three visits or for the first visit only. */
const rendered = ( fixture: string ) =>
	readFileSync(
		join( __dirname, '../fixtures', `${ fixture }.rendered.html` ),
		'utf8'
	);
const AFTER_THREE = rendered( 'repeat-visitor__plain' );
const FIRST_ONLY = rendered( 'repeat-visitor__everything' );

/** Opens a separate page view: a document with its own cookie jar. */
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

describe( 'content for people who come again', () => {
	it( 'comes from the server undecided', () => {
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
	] )( 'on %s', ( _, cookie, isShown ) => {
		const { roots, shown } = open( AFTER_THREE, cookie );
		expect( shown() ).toEqual( [ isShown ] );
		expect( roots[ 0 ] ).not.toHaveClass( UNDECIDED_CLASS );
	} );
} );

describe( 'content for newcomers', () => {
	// spec: 000-5-7
	it.each( [
		[ 'the first visit', '', true ],
		[ 'the second visit', 'jp-visit-counter=1', false ],
		[ 'a cookie with text', 'jp-visit-counter=<b>', true ],
		[ 'a negative cookie', 'jp-visit-counter=-1', true ],
		[ 'a huge cookie', 'jp-visit-counter=1e99', true ],
	] )( 'on %s', ( _, cookie, isShown ) => {
		expect( open( FIRST_ONLY, cookie ).shown() ).toEqual( [ isShown ] );
	} );
} );

describe( 'a page view', () => {
	// spec: 000-5-7, 000-9-4
	it( 'counts once, however many such blocks a page has', () => {
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

	it( 'without such a block writes no cookie', () => {
		const { doc, written } = open( '<p>Nothing here</p>' );
		mountAll( `.${ ROOT_CLASS }`, showByVisits, doc ).abort();
		expect( written ).toEqual( [] );
	} );
} );

describe( 'without consent', () => {
	it( 'everybody is here for the first time, and nothing is written', () => {
		const { shown, written } = open(
			AFTER_THREE + FIRST_ONLY,
			'jp-visit-counter=7',
			{ [ VISIT_CONSENT ]: false }
		);
		expect( shown() ).toEqual( [ false, true ] );
		expect( written ).toEqual( [] );
	} );

	it( 'the page follows when it comes', () => {
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

describe( 'when the script goes', () => {
	it.each( [
		[ 'hidden content', '' ],
		[ 'shown content', 'jp-visit-counter=9' ],
	] )( '%s is as the server sent it', ( _, cookie ) => {
		const { roots, controllers } = open( AFTER_THREE, cookie );
		controllers[ 0 ]?.abort();
		expect( roots[ 0 ] ).toHaveClass( UNDECIDED_CLASS );
		expect( roots[ 0 ] ).not.toHaveAttribute( 'hidden' );
		expect( roots[ 0 ] ).not.toHaveAttribute( MOUNTED_ATTRIBUTE );
	} );

	it( 'content of a feed, which the server did not mark, is not marked either', () => {
		const { roots, controllers } = open(
			AFTER_THREE.replace( ` ${ UNDECIDED_CLASS }`, '' )
		);
		controllers[ 0 ]?.abort();
		expect( roots[ 0 ] ).not.toHaveClass( UNDECIDED_CLASS );
	} );
} );
