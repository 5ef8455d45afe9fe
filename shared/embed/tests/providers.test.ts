import type { EmbedProvider } from '#shared/embed/editor';
import { basename, dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { globSync } from 'tinyglobby';
import { fixtureOf } from '../../../tests/harness/fixtures';

type Provider = EmbedProvider< Record< string, unknown > >;

/** Every embed block, with its provider and the URL in its showcase. */
const providers = globSync( 'extensions/blocks/*/provider.ts' )
	.sort()
	.map( ( path ) => {
		const slug = basename( dirname( path ) );
		const address =
			/ href="([^"]*)"/.exec( fixtureOf( slug ).content )?.[ 1 ] ?? '';
		return { slug, path, address: address.replaceAll( '&amp;', '&' ) };
	} );

async function providerIn( path: string ): Promise< Provider > {
	const exported: Record< string, Partial< Provider > > = await import(
		pathToFileURL( resolve( path ) ).href
	);
	return Object.values( exported ).find(
		( each ) => each.parse && each.link
	) as Provider;
}

/** Strings that only look like URLs of a service. */
const disguises = ( address: string ): string[] => {
	const { host, pathname, search } = new URL( address );
	const rest = pathname + search;
	return [
		'',
		host,
		`https://${ host }.evil.example${ rest }`,
		`https://evil${ host.replace( 'www.', '' ) }${ rest }`,
		`https://evil.example/?${ host }${ rest }`,
		`https://evil.example/?${ address }`,
		`https://evil.example/#${ address }`,
		`https://${ host }@evil.example${ rest }`,
		`https://me:secret@${ host }${ rest }`,
		`https://${ host }:8443${ rest }`,
		address.replace( 'https:', 'ftp:' ),
		address.replace( /e(?=[^/]*\.)/, 'е' ).replace( /a(?=[^/]*\.)/, 'а' ),
		`javascript:alert(1)//${ host }${ rest }`,
		`data:text/html,<p>${ host }${ rest }`,
		'<script>alert(1)</script>',
		`<iframe src="https://evil.example${ rest }"></iframe>`,
		`<div data-url="https://evil.example${ rest }">`,
		'<iframe src="',
		'<iframe '.repeat( 12_500 ),
		'x'.repeat( 100_000 ),
		'https://'.repeat( 12_500 ),
	];
};

describe.each( providers )( 'the URLs of $slug', ( { path, address } ) => {
	it( 'are recognized in the block’s showcase', async () => {
		const { parse, link } = await providerIn( path );
		const { attributes = {} } = parse( address ) ?? {};
		expect( new URL( link( attributes ) ).host ).toBe(
			new URL( address ).host
		);
	} );

	it( 'are not recognized by any other embed block', async () => {
		for ( const other of providers.filter(
			( { path: at } ) => at !== path
		) ) {
			const { parse } = await providerIn( other.path );
			expect( [ other.slug, parse( address ) ] ).toEqual( [
				other.slug,
				null,
			] );
		}
	} );

	it.each(
		disguises( address ).map( ( text ) => [ text.slice( 0, 90 ), text ] )
	)( 'do not include the look-alike URL %j', async ( _, text ) => {
		const { parse } = await providerIn( path );
		const start = performance.now();
		expect( parse( text ) ).toBeNull();
		expect( performance.now() - start ).toBeLessThan( 1000 );
	} );
} );

it( 'the URLs of every embed block are tested', () => {
	expect( providers.length ).toBeGreaterThan( 4 );
} );
