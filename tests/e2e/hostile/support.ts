import type { FrameLocator, Locator, Page } from '@playwright/test';
import { expect, php, siteUrl, test as base } from '../support';
import { MARK, openTrap } from './trap';

export { MARK };

type Trap = Awaited< ReturnType< typeof openTrap > >;

/** A block's hostile samples: the exports of its `tests/e2e/hostile.ts`. */
export type Hostile = {
	/** Root elements of the block's script, with all data that the script reads from them. */
	roots?: readonly Root[];
	/** Returns the block's saved markup, with a hostile value wherever an author can enter one. */
	written?( value: string ): readonly Written[];
	/** Data that the server prints for the block's script, by name. Each function returns a hostile version. */
	handed?: Readonly< Record< string, ( trap: string ) => object > >;
	/** More elements that imitate data printed by the site. */
	claims?: readonly string[];
	/** More names that the block's script looks up as properties of `window` or `document`. */
	globals?: readonly string[];
	/**
	 * Changes a fixture so that it does not affect the rest of a post. Returns an empty string to leave the fixture
	 * out.
	 */
	tame?( html: string ): string;
	/** A normal block after the hostile ones. It must keep working. */
	companion?: {
		content: string;
		works( companion: Locator ): Promise< void >;
		worksInEditor?( canvas: FrameLocator ): Promise< void >;
	};
};

/**
 * An element written by an attacker: its class, the attributes that get a hostile value, and inner HTML in which § is
 * replaced by the value.
 */
export type Root = readonly [
	className: string,
	names: string,
	inner?: string,
];

/** A block with attributes and HTML in which § is replaced by the escaped value. */
export type Written = {
	slug: string;
	attributes: object;
	html: string;
};

/** An image that exists on every site. */
export const PICTURE = '/wp-includes/images/blank.gif';

/** Returns an image with a hostile alternative text, for the inner HTML of an element. */
export const img = ( more: string ): string =>
	`<img src="${ PICTURE }" alt="§" ${ more }>`;

/** Returns an element that imitates the data that the site prints for a block. */
export const claim = ( slug: string, data: object, tag = 'pre' ): string =>
	`<${ tag } id="wp-script-module-data-dovetail-${ slug }-view-script-module">${ JSON.stringify(
		data
	)
		.replaceAll( '&', '&amp;' )
		.replaceAll( '<', '&lt;' )
		.replaceAll( '>', '&gt;' ) }</${ tag }>`;

/** Returns a Preformatted block with the given HTML. */
export const preformatted = ( html: string ): string =>
	`<!-- wp:preformatted -->${ html.replace(
		'<pre ',
		'<pre class="wp-block-preformatted" '
	) }<!-- /wp:preformatted -->`;

/** The test function for hostile posts, with an attacker's server. */
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
 * Submits a post as a contributor and publishes it as an editor. Deletes earlier hostile posts, because themes list
 * recent posts. Resolves with the post's ID and filtered content.
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

/** Returns a Group block with the given HTML, because a Preformatted block cannot contain every element. */
export const group = ( html: string ): string =>
	`<!-- wp:group --><div class="wp-block-group">${ html }</div><!-- /wp:group -->`;

/** Checks that no injected script has run or would run on a click. */
export async function expectNoInjection(
	page: Page,
	trap: Trap
): Promise< void > {
	expect( await page.title() ).not.toBe( 'TAKEN' );
	expect( trap.asked ).toEqual( [] );
	expect(
		(
			await Promise.all(
				page.frames().map( ( frame ) => frame.evaluate( harmful ) )
			)
		).flat()
	).toEqual( [] );
}

/** Returns attributes that would run a script, immediately or on a click. */
const harmful = (): string[] =>
	Array.from(
		// An element's name can shadow a document method.
		Document.prototype.querySelectorAll.call( document, '*' ),
		( element ) =>
			Array.from( element.attributes, ( { name, value } ) => {
				const isCode = /^on/.test( name ) && value.includes( 'TAKEN' );
				const isAddress =
					/^(?:xlink:)?(?:href|src|srcdoc|action|formaction|data)$/.test(
						name
					);
				return isCode ||
					( isAddress &&
						/^\s*(?:javascript:|data:text\/html)/i.test( value ) )
					? `${ element.localName }[${ name }="${ value }"]`
					: '';
			} )
	)
		.flat()
		.filter( Boolean );

/** Opens a post as a visitor and waits until the page has loaded. */
export async function visit( page: Page, id: number ): Promise< void > {
	await page.goto( `${ siteUrl() }/?p=${ id }` );
	await page.waitForLoadState( 'networkidle' );
}
