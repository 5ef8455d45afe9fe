import { expect, type Page } from '@playwright/test';
import { axeWithin } from './axe';
import type { Editor } from './editor';
import { withPlugin } from './meanwhile';
import { groupHeading, openGroup, openOwnSidebar } from './own-sidebar';
import { panelsOf } from './panels';
import { createPost, php, siteUrl } from './site';

type BelowPost = {
	/**
	 * Slug of the panel and the setting. With the prefix `dovetail-`, also the class name and the post type support.
	 */
	slug: string;
	title: string;
	tick: string;
};

/** Switches the content on, with further settings, as an administrator. */
export const switchOn = ( slug: string, settings: object = {} ) =>
	php( `return update_option( 'dovetail_blocks_settings', $input );`, {
		[ slug ]: true,
		...settings,
	} );

/** Resets the plugin's settings to their defaults. */
export const forgetSettings = () =>
	php( `delete_option( 'dovetail_blocks_settings' ); return true;` );

const pageOf = async ( id: number ) =>
	( await fetch( `${ siteUrl() }/?p=${ id }` ) ).text();

const GROUP = 'Buttons for visitors';

/**
 * Unchecks and checks the panel's checkbox with the keyboard, as an author. Expects that the post stores each change
 * and that the page reflects it.
 */
export async function expectTick(
	author: Editor,
	visitor: Page,
	{ slug, title, tick }: BelowPost
): Promise< void > {
	const root = visitor.locator( `.dovetail-${ slug }` );
	const id = await createPost( { content: 'Rye.', author: 'author' } );
	await author.open( id );
	await openGroup( author.page, GROUP );
	const box = author.sidebar
		.getByRole( 'region', { name: title, exact: true } )
		.getByRole( 'checkbox', { name: tick } );
	await expect( box ).toBeChecked();
	expect(
		await axeWithin( author.page, `section[aria-label="${ title }"]` )
	).toEqual( [] );
	await box.press( 'Space' );
	await expect( box ).not.toBeChecked();
	expect( await author.isDirty() ).toBe( true );
	await visitor.goto( `/?p=${ id }` );
	await expect( root ).toBeVisible();
	await author.save();
	await visitor.reload();
	await expect( root ).toHaveCount( 0 );

	await author.open( id );
	await openGroup( author.page, GROUP );
	await expect( box ).not.toBeChecked();
	await box.click();
	await author.save();
	await visitor.reload();
	await expect( root ).toBeVisible();
}

/** Expects the panel only if the owner has turned the content on and the post type supports it. */
export async function expectOnlyWhereSupported(
	admin: Editor,
	{ slug }: BelowPost
): Promise< void > {
	expect( await panelsOf( 'admin' ) ).toContain( slug );
	expect( await panelsOf( 'admin', 'page' ) ).not.toContain( slug );
	await admin.open( undefined, 'page' );
	await openOwnSidebar( admin.page );
	await expect( groupHeading( admin.page, 'Short link' ) ).toBeVisible();
	await expect( groupHeading( admin.page, GROUP ) ).toHaveCount( 0 );
	await withPlugin(
		`add_action( 'init', static function () { add_post_type_support( 'page', 'dovetail-${ slug }' ); } );`,
		async () => {
			expect( await panelsOf( 'admin', 'page' ) ).toContain( slug );
		}
	);
	await forgetSettings();
	expect( await panelsOf( 'admin' ) ).not.toContain( slug );
	const id = await createPost( { content: 'Rye.' } );
	expect( await pageOf( id ) ).not.toContain( `dovetail-${ slug }` );
}

/** Expects the content once below the page's post, and nowhere else. */
export async function expectOnlyBelowItsPost( {
	slug,
}: BelowPost ): Promise< void > {
	const id = await createPost( {
		title: `Only below ${ slug }`,
		content: 'Bread & butter.',
	} );
	const draft = await createPost( { content: 'Rye.', status: 'draft' } );
	expect(
		( await pageOf( id ) ).split( `class="dovetail-${ slug }"` )
	).toHaveLength( 2 );
	for ( const path of [
		'/?feed=rss2',
		'/',
		`/?s=Only+below+${ slug }`,
		`/wp-json/wp/v2/posts/${ id }`,
		`/?p=${ id }&embed=true`,
		`/?p=${ draft }`,
	] ) {
		expect(
			await ( await fetch( siteUrl() + path ) ).text(),
			path
		).not.toContain( `dovetail-${ slug }` );
	}
	await php(
		`return wp_update_post( array( 'ID' => $input, 'post_password' => 'rye' ) );`,
		id
	);
	expect( await pageOf( id ) ).not.toContain( `dovetail-${ slug }` );
}
