import type { Page } from '@playwright/test';
import { expect, php, siteUrl, test as base } from '../support';
import { openTrap } from './trap';

type Trap = Awaited< ReturnType< typeof openTrap > >;

/** The tests of this folder have a server of an attacker's. */
export const test = base.extend< object, { trap: Trap } >( {
	trap: [
		async ( {}, use ) => {
			const trap = await openTrap();
			await use( trap );
			trap.close();
		},
		{ scope: 'worker' },
	],
} );

/**
 * A post as a contributor hands it in, published by somebody else; earlier ones go: themes list the newest below each.
 * Resolves with its id and what WordPress has left of it.
 */
export function submit(
	post: string
): Promise< { id: number; content: string } > {
	return php(
		`foreach ( get_posts( array( 'title' => 'From a contributor', 'numberposts' => -1 ) ) as $post ) {
				wp_delete_post( $post->ID, true );
			}
			wp_set_current_user( get_user_by( 'login', 'contributor' )->ID );
			kses_init();
			if ( current_user_can( 'unfiltered_html' ) ) {
				throw new Exception( 'A contributor may write anything.' );
			}
			$id = wp_insert_post( wp_slash( array(
				'post_content' => $input,
				'post_title'   => 'From a contributor',
				'post_status'  => 'pending',
			) ) );
			$GLOBALS['wpdb']->update( $GLOBALS['wpdb']->posts, array( 'post_name' => "hostile-$id" ), array( 'ID' => $id ) );
			clean_post_cache( $id );
			wp_set_current_user( get_user_by( 'login', 'admin' )->ID );
			wp_publish_post( $id );
			return array( 'id' => $id, 'content' => get_post( $id )->post_content );`,
		post
	);
}

/** A block whose HTML is given: a preformatted one and the like cannot hold every element, a group can. */
export const group = ( html: string ): string =>
	`<!-- wp:group --><div class="wp-block-group">${ html }</div><!-- /wp:group -->`;

/** The page as it looks after somebody's script has run in it, or not. */
export async function expectUntaken( page: Page, trap: Trap ): Promise< void > {
	expect( await page.title() ).not.toBe( 'TAKEN' );
	expect( trap.asked ).toEqual( [] );
}

/** Opens a post as a visitor, and waits until the page rests. */
export async function visit( page: Page, id: number ): Promise< void > {
	await page.goto( `${ siteUrl() }/?p=${ id }` );
	await page.waitForLoadState( 'networkidle' );
}
