import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { fixtures } from '../harness/fixtures';
import { renderedFixtures } from '../harness/rendered';
import { ofExtensions } from './support/of-extensions';
import {
	createPost,
	expect,
	isBefore,
	php,
	platformUrl,
	runPhp,
	test,
	type WordPress,
} from './support';

declare const wp: WordPress;

/**
 * Exports of a block's `tests/e2e/saved-posts.ts`: names of fixtures that opening must change, as the specification
 * requires.
 */
type Openings = { changedByOpening: readonly string[] };

type Sample = { attributes: Record< string, unknown >; content: string };

/**
 * Reads the sample posts that the unit tests have written. If the posts are missing, runs the test file that writes
 * them.
 */
function readSamples(): Sample[] {
	const find = () => globSync( '.cache/samples/*.json' ).sort();
	if ( ! find().length ) {
		execFileSync( 'node_modules/.bin/jest', [
			...[ '--selectProjects', 'jsdom' ],
			...[ '--testPathPatterns', 'tests/contracts/round-trip' ],
		] );
	}
	return find().flatMap(
		( path ) => JSON.parse( readFileSync( path, 'utf8' ) ) as Sample[]
	);
}

/** Filters posts as WordPress does when an author saves. */
const throughKses = ( contents: readonly string[] ): Promise< string[] > =>
	php(
		`wp_set_current_user( get_user_by( 'login', 'author' )->ID );
		kses_init();
		return array_map( static fn( $content ) => wp_unslash( sanitize_post_field( 'post_content', wp_slash( $content ), 0, 'db' ) ), $input );`,
		contents
	);

test( 'every block that the editor can produce stays valid and unchanged when WordPress sanitizes an author’s post', async ( {
	author,
} ) => {
	const samples = readSamples();
	expect( samples.length ).toBeGreaterThan( 0 );
	// Leave out fixtures edited by hand, whose attributes are corrected when they are opened. They are only checked for
	// validity below.
	const current = fixtures.filter(
		( { isDeprecated, name } ) =>
			! isDeprecated && ! name.includes( '__edited-by-hand' )
	);
	const contents = [
		...samples.map( ( { content } ) => content ),
		...current.map( ( { saved } ) => saved ),
	];
	const sanitized = await throughKses( contents );
	await author.edit();
	const strays = await author.page.evaluate(
		( pairs ) => {
			const describe = ( content: string ) => {
				const flat = (
					list: ReturnType< typeof wp.blocks.parse >
				): typeof list =>
					list.flatMap( ( block ) => [
						block,
						...flat( block.innerBlocks ),
					] );
				const blocks = flat( wp.blocks.parse( content ) );
				return {
					isValid: blocks.every(
						( { isValid, name } ) =>
							isValid && name !== 'core/missing'
					),
					attributes: JSON.stringify(
						blocks.map( ( { name, attributes } ) => [
							name,
							attributes,
						] )
					),
				};
			};
			return pairs.flatMap( ( [ before, after ] ) => {
				const written = describe( before );
				const read = describe( after );
				return read.isValid && read.attributes === written.attributes
					? []
					: [ { before, after, isValid: read.isValid } ];
			} );
		},
		contents.map( ( content, index ): [ string, string ] => [
			content,
			sanitized[ index ] ?? '',
		] )
	);
	expect( strays.slice( 0, 3 ) ).toEqual( [] );
} );

test( 'a saved post stays valid and unchanged when an administrator opens the post', async ( {
	admin,
	troubles,
} ) => {
	const changed = ( await ofExtensions< Openings >( 'saved-posts' ) ).flatMap(
		( { changedByOpening } ) => changedByOpening
	);
	const id = await createPost( {
		content: fixtures
			.filter(
				( { isDeprecated, name } ) =>
					! isDeprecated && ! changed.includes( name )
			)
			.map( ( { saved } ) => saved )
			.join( '\n\n' )
			.replaceAll( 'https://platform.test', platformUrl() )
			.replaceAll( 'platform.test', new URL( platformUrl() ).host ),
	} );
	await admin.reloadAndExpectValid( id );
	// Wait until all blocks have loaded their chunks, and check that none has changed the post.
	await expect( admin.canvas.locator( '[aria-busy="true"]' ) ).toHaveCount(
		0,
		{ timeout: 90_000 }
	);
	// Check again, because maps and players load asynchronously and could change the post later.
	expect( await admin.isDirty() ).toBe( false );
	await admin.page.waitForTimeout( 2000 );
	expect( await admin.isDirty() ).toBe( false );
	// Leave the page first, so that it requests no more images. Then remove the expected errors: the fixtures' images
	// do not exist.
	await admin.page.goto( 'about:blank' );
	troubles.splice(
		0,
		troubles.length,
		...troubles.filter( ( trouble ) => ! /example|404/.test( trouble ) )
	);
} );

/**
 * Adapts HTML to older versions of WordPress, which print different classes for paragraphs and layouts, and script
 * attributes in another order.
 */
const asPrintedByThisVersion = ( html: string ): string =>
	isBefore( '7.0' )
		? html
				.replaceAll( ' class="wp-block-paragraph"', '' )
				.replace(
					/wp-block-dovetail-([\w-]+-is-layout-)/g,
					'wp-block-$1'
				)
				.replace(
					/<script (class="[\w-]+") (type="application\/json")>/g,
					'<script $2 $1>'
				)
		: html;

/** Removes the attributes of WordPress's lightbox, which differ from version to version. */
const withoutLightbox = ( html: string ): string =>
	isBefore( '7.0' ) && html.includes( 'lightbox-trigger' )
		? html.replace( /\s+(?:data-wp-[\w-]+|aria-label)="[^"]*"/g, '' )
		: html;

test( 'every fixture renders the HTML in the fixture’s .rendered.html file (update with npm run fixtures)', async () => {
	const rendered = await renderedFixtures( runPhp, platformUrl() );
	expect( [ ...rendered.keys() ].sort() ).toEqual(
		globSync( 'extensions/blocks/**/fixtures/*.rendered.html' ).sort()
	);
	for ( const [ path, html ] of rendered ) {
		const saved = readFileSync( path, 'utf8' ).trimEnd();
		expect( withoutLightbox( html ), path ).toBe(
			withoutLightbox( asPrintedByThisVersion( saved ) )
		);
	}
} );

test( 'in a feed, no fixture contains a script, an SVG image or a form', async () => {
	const shown = fixtures.filter( ( { isDeprecated } ) => ! isDeprecated );
	const fed = await php< string[] >(
		`$GLOBALS['wp_query']->is_feed = true;
		$html = array_map( static fn( $content ) => trim( do_blocks( $content ) ), $input );
		$GLOBALS['wp_query']->is_feed = false;
		return $html;`,
		shown.map( ( { saved } ) => saved )
	);
	for ( const [ index, html ] of fed.entries() ) {
		expect( html, shown[ index ]?.path ).not.toContain( '<script' );
		expect( html, shown[ index ]?.path ).not.toContain( '<svg' );
		expect( html, shown[ index ]?.path ).not.toContain( '<form' );
	}
} );
