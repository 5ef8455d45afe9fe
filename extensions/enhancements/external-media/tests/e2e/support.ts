import { createPost, expect, php, platformRequests, type Editor } from '#e2e';
export { EMPTY } from '../samples';
import type { Locator, Page } from '@playwright/test';

/**
 * Mocks the library's responses for files that the mock platform reports as copied. These files do not exist on the
 * site.
 */
export const knowCopies = ( { page }: Editor ): Promise< unknown > =>
	page.route( /\/wp\/v2\/media\/80\d+/, ( route ) =>
		route.fulfill( {
			json: { id: 800_001, media_type: 'image', media_details: {} },
		} )
	);

/** Removes the browser's messages about a rejected permission request. */
export function forgiveRefusal( troubles: string[] ): void {
	troubles.splice(
		0,
		troubles.length,
		...troubles.filter(
			( trouble ) => ! /403 .*\/external-media\/list\//.test( trouble )
		)
	);
}

/** Opens a draft with the given blocks. */
export async function openDraft(
	editor: Editor,
	content: string,
	author: 'admin' | 'author' = 'admin'
): Promise< number > {
	const id = await createPost( { content, status: 'draft', author } );
	await editor.open( id );
	await editor.selectBlock();
	return id;
}

/** Opens a draft with the given blocks and selects the first. */
export async function editDraft(
	editor: Editor,
	content: string
): Promise< number > {
	const id = await editor.edit( content );
	await editor.selectBlock();
	return id;
}

/** Opens the modal of a source from the menu of the first block that has a menu. */
export async function openSource(
	editor: Editor,
	source: string,
	button: string | RegExp = 'Select Image'
): Promise< Locator > {
	await editor.canvas.getByRole( 'button', { name: button } ).first().click();
	await menuItem( editor, source ).click();
	const dialog = browserOf( editor.page );
	await expect( dialog ).toBeVisible();
	return dialog;
}

/** Returns an item of the open menu, which is outside of the canvas. */
export const menuItem = ( { page }: Editor, name: string ): Locator =>
	page.getByRole( 'menuitem', { name, exact: true } );

export const browserOf = ( page: Page ): Locator =>
	page.getByRole( 'dialog', { name: /^(Select|Inserting) media$/ } );

/** Returns the tiles of images and albums in the modal. */
export const tilesOf = ( dialog: Locator ): Locator =>
	dialog.getByRole( 'list', { name: 'Media' } ).getByRole( 'button' );

/** Returns the platform's requests as method, path, query and data. */
export async function asked(
	key: string
): Promise<
	{ query: Record< string, string >; data: Record< string, unknown > }[]
> {
	const all = await platformRequests< { key: string } >();
	return all.filter( ( each ) => each.key === key ) as never;
}

/** Returns the files of the media library with their titles, alternative texts and captions, newest first. */
export const library = () =>
	php<
		{
			id: number;
			title: string;
			alt: string;
			caption: string;
			file: string;
			parent: number;
		}[]
	>(
		`return array_map( static fn( $post ) => array(
			'id'      => $post->ID,
			'title'   => $post->post_title,
			'alt'     => get_post_meta( $post->ID, '_wp_attachment_image_alt', true ),
			'caption' => $post->post_excerpt,
			'file'    => basename( (string) get_attached_file( $post->ID ) ),
			'parent'  => $post->post_parent,
		), get_posts( array( 'post_type' => 'attachment', 'numberposts' => 20, 'orderby' => 'ID' ) ) );`
	);
