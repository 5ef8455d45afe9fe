import type { FrameLocator, Locator, Page } from '@playwright/test';
import { expect, php, siteUrl, test as base } from '../support';
import { MARK, openTrap } from './trap';

export { MARK };

type Trap = Awaited< ReturnType< typeof openTrap > >;

/** A block's hostile samples: the exports of its `tests/e2e/hostile.ts`. */
export type Hostile = {
	/** Elements its script mounts on, with all data it reads. */
	roots?: readonly Root[];
	/** The block's saved markup with a hostile value wherever an author can enter one. */
	written?( value: string ): readonly Written[];
	/** Names under which the server hands its script something, and what of that an attacker would like to say. */
	handed?: Readonly< Record< string, ( trap: string ) => object > >;
	/** More that calls itself what the site prints. */
	claims?: readonly string[];
	/** More names that its script looks up on a window or a document. */
	globals?: readonly string[];
	/** Changes its fixtures to what leaves the rest of a post in peace; an empty text leaves one out. */
	tame?( html: string ): string;
	/** An untouched block after the hostile ones, which must keep working. */
	companion?: {
		content: string;
		works( companion: Locator ): Promise< void >;
		worksInEditor?( canvas: FrameLocator ): Promise< void >;
	};
};

/** A handwritten element: its class, attributes with a hostile value, and inner HTML, with § for the value. */
export type Root = readonly [
	className: string,
	names: string,
	inner?: string,
];

/** A block that holds what its schema has a place for: § in its HTML is the value, escaped. */
export type Written = {
	slug: string;
	attributes: object;
	html: string;
};

/** A picture that is on every site. */
export const PICTURE = '/wp-includes/images/blank.gif';

/** A picture in a root. */
export const img = ( more: string ): string =>
	`<img src="${ PICTURE }" alt="§" ${ more }>`;

/** A piece of a post that calls itself what the site prints for a block. */
export const claim = ( slug: string, data: object, tag = 'pre' ): string =>
	`<${ tag } id="wp-script-module-data-dovetail-${ slug }-view-script-module">${ JSON.stringify(
		data
	)
		.replaceAll( '&', '&amp;' )
		.replaceAll( '<', '&lt;' )
		.replaceAll( '>', '&gt;' ) }</${ tag }>`;

/** A block whose HTML may begin with a `pre`. */
export const preformatted = ( html: string ): string =>
	`<!-- wp:preformatted -->${ html.replace(
		'<pre ',
		'<pre class="wp-block-preformatted" '
	) }<!-- /wp:preformatted -->`;

/** The tests of a hostile post have a server of an attacker's. */
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
 * Submits a post as a contributor and publishes it as an editor. Deletes earlier ones, because themes list recent
 * posts. Resolves with its ID and filtered content.
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

/** Checks that no injected script has run or waits for a press. */
export async function expectUntaken( page: Page, trap: Trap ): Promise< void > {
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

/** Returns attributes that would run script, immediately or on a press. */
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

/** Opens a post as a visitor, and waits until the page rests. */
export async function visit( page: Page, id: number ): Promise< void > {
	await page.goto( `${ siteUrl() }/?p=${ id }` );
	await page.waitForLoadState( 'networkidle' );
}
