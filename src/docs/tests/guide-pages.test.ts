import { readFileSync } from 'node:fs';
import { findExtensions } from '../../bundle/find-extensions';
import { findFacts } from '../../bundle/find-facts';
import { guidePages } from '../guide-pages';

describe( 'the page about connections', () => {
	it( 'has the steps and details that the Connections page shows', async () => {
		const page =
			( await guidePages() ).get( 'docs/guide/connections.md' ) ?? '';
		const { stripe } = ( await findFacts() ).get(
			'payments'
		)!.connections!;
		const [ , section = '' ] =
			/\n### Stripe\n([^]*?)(?=\n### |$)/.exec( page ) ?? [];
		expect( section ).toContain(
			'1. [Open the API keys of your Stripe account](https://dashboard.stripe.com/apikeys).'
		);
		expect( section ).toContain( `2. ${ stripe!.steps![ 1 ]! }` );
		expect( section ).toContain( stripe!.details![ 0 ]! );
		expect( page ).not.toContain( '<a>' );
	} );

	it( 'links to the fields instead of calling them “below”, and links URLs', async () => {
		const page =
			( await guidePages() ).get( 'docs/guide/connections.md' ) ?? '';
		expect( page ).toContain(
			'3. Paste the key under [Dovetail → Connections](#connect-a-service) and save.'
		);
		expect( page ).toContain(
			'create one first: <https://dashboard.stripe.com/register>.'
		);
		expect( page ).not.toMatch( /^\d\. .*below/m );
	} );
} );

describe( 'the list of the guide', () => {
	it( 'describes each page in one sentence', async () => {
		const rows = (
			( await guidePages() ).get( 'docs/guide/README.md' ) ?? ''
		)
			.split( '\n' )
			.filter( ( line ) => line.startsWith( '- ' ) );
		expect( rows.length ).toBeGreaterThan( 45 );
		expect(
			rows.filter(
				( row ) => ! /^- \[.+\]\(.+\.md\): [^'`]+\.$/.test( row )
			)
		).toEqual( [] );
	} );

	it( 'has no two pages with the same description', async () => {
		const list = ( await guidePages() ).get( 'docs/guide/README.md' ) ?? '';
		const descriptions = list.match( /(?<=\.md\): ).+/g ) ?? [];
		expect( descriptions ).toEqual( [ ...new Set( descriptions ) ] );
	} );

	it( 'starts the description of a panel or an enhancement as its README does', async () => {
		const list = ( await guidePages() ).get( 'docs/guide/README.md' ) ?? '';
		const extensions = await findExtensions();
		expect( extensions.length ).toBeGreaterThan( 8 );
		expect(
			extensions.filter( ( { folder, data: { slug } } ) => {
				const [ , sentence = '?' ] =
					new RegExp( `/${ slug }\\.md\\): (.+)` ).exec( list ) ?? [];
				return ! readFileSync( `${ folder }/README.md`, 'utf8' )
					.split( '\n' )[ 2 ]
					?.startsWith( sentence.replaceAll( '’', "'" ) );
			} )
		).toEqual( [] );
	} );
} );

it( 'the privacy text of each page names what a service receives right after “Receives”', async () => {
	const pages = [ ...( await guidePages() ).values() ].join( '\n' );
	expect( pages ).toContain( 'Receives the' );
	expect( pages ).not.toContain( 'Receives as ' );
} );
