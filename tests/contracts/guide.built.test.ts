import { existsSync, readFileSync } from 'node:fs';
import { findBlocks } from '../../src/bundle/find-blocks';
import { findFacts } from '../../src/bundle/find-facts';
import { readGuide, type Guide } from '../../src/bundle/guide';

const FOLDER = 'build/guide';

if ( ! existsSync( `${ FOLDER }/README.html` ) ) {
	throw new Error( 'There is no build to look at: run npm run build first.' );
}
let guide: Guide;
let ids: ReadonlyMap< string, ReadonlySet< string > >;
beforeAll( async () => {
	guide = readGuide( await findFacts() );
	ids = new Map(
		guide.pages.map( ( { name, html } ) => [
			name,
			new Set(
				Array.from(
					html.matchAll( / id="([^"]+)"/g ),
					( [ , id = '' ] ) => id
				)
			),
		] )
	);
} );

describe( 'the guide in the plugin', () => {
	it( 'contains every page of docs/guide', () => {
		expect( guide.pages.length ).toBeGreaterThan( 40 );
		expect(
			guide.pages.filter(
				( { name, html } ) =>
					! existsSync( `${ FOLDER }/${ name }.html` ) ||
					readFileSync( `${ FOLDER }/${ name }.html`, 'utf8' ) !==
						html
			)
		).toEqual( [] );
	} );

	it( 'links the steps of a service to its row on the Connections page', () => {
		const page = guide.pages.find( ( { name } ) => name === 'connections' );
		expect( page?.html ).toContain(
			'Paste the key under <a href="?page=dovetail-connections&amp;connection=stripe">Dovetail → Connections</a> and save.'
		);
	} );

	it( 'lists every page exactly once', () => {
		expect( [ ...guide.sections.values() ].flat().sort() ).toEqual(
			guide.pages
				.map( ( { name } ) => name )
				.filter( ( name ) => name !== 'README' )
				.sort()
		);
	} );

	it( 'links only to its own pages and headings, and to other sites', () => {
		const links = guide.pages.flatMap( ( { name, html } ) =>
			Array.from(
				html.matchAll( / href="([^"]*)"/g ),
				( [ , href = '' ] ) => ( { name, href } )
			)
		);
		expect( links.length ).toBeGreaterThan( 50 );
		const broken = links.filter( ( { name, href } ) => {
			if (
				/^(https?:|mailto:|\?page=dovetail-connections&)/.test( href )
			) {
				return false;
			}
			const [ , page = name, anchor ] =
				/^(?:\?page=dovetail-guide&amp;guide=([a-z/-]+|README))?(?:#(.+))?$/.exec(
					href
				) ?? [ '', '' ];
			const found = ids.get( page );
			return ! found || ( anchor ? ! found.has( anchor ) : false );
		} );
		expect( broken ).toEqual( [] );
	} );

	it( 'contains no link whose target is missing from the plugin', () => {
		const lost = guide.pages.flatMap( ( { name } ) =>
			Array.from(
				readFileSync( `docs/guide/${ name }.md`, 'utf8' )
					.replace( / · \[For developers\]\(.*\)/, '' )
					.replace( /^!.*$/gm, '' )
					.matchAll( /\]\((?!https?:|mailto:|#)([^)]+)\)/g ),
				( [ , target = '' ] ) => target
			).filter(
				( target ) =>
					! /\.md(#.*)?$/.test( target ) ||
					/^(\.\.\/){2}|^\.\.\/reference/.test( target )
			)
		);
		expect( lost ).toEqual( [] );
	} );

	it( 'has no images and no HTML comments', () => {
		expect(
			guide.pages.filter( ( { html } ) =>
				/<img|&lt;!--|<!--/.test( html )
			)
		).toEqual( [] );
	} );

	it( 'explains each connection under a heading with the connection’s ID', async () => {
		const connections = [ ...( await findFacts() ).values() ].flatMap(
			( { connections: own = {} } ) => Object.keys( own )
		);
		expect( connections.length ).toBeGreaterThan( 10 );
		expect(
			connections.filter(
				( id ) => ! ids.get( 'connections' )?.has( id )
			)
		).toEqual( [] );
	} );

	it( 'has a page for every block or for the block’s parent', async () => {
		const php = readFileSync( 'build/guide.php', 'utf8' );
		expect(
			( await findBlocks() )
				.map( ( { slug } ) => `blocks/${ slug }` )
				.filter(
					( name ) =>
						! ids.has( name ) &&
						! php.includes( `'${ name }' => 'blocks/` )
				)
		).toEqual( [] );
	} );
} );
