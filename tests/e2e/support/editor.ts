import { expect, type FrameLocator, type Page } from '@playwright/test';
import { axeWithin } from './axe';
import {
	canShowAfresh,
	putAway,
	rememberFirstState,
	showAfresh,
} from './edit-afresh';
import { editorDigest, putDraft, siteUrl } from './site';
import type { EditorBlock, WordPress } from './wordpress';

declare const wp: WordPress;

/** A user's post editor. Tests operate it like the user. */
export class Editor {
	readonly page: Page;
	/** Login name of the user. Undefined on sites that a test has started itself. */
	readonly #user?: string;
	/** The post of `edit()`, which the next call can reuse. */
	#draft?: { id: number; digest: string };

	constructor( page: Page, user?: string ) {
		this.page = page;
		this.#user = user;
	}

	/** Empties the page at the end of a test. Resolves with whether the next `edit()` can reuse the page. */
	async putAway(): Promise< boolean > {
		if (
			this.#draft === undefined ||
			this.page.isClosed() ||
			! ( await canShowAfresh( this.page ) )
		) {
			return false;
		}
		await putAway( this.page, this.#draft.id );
		return true;
	}

	get canvas(): FrameLocator {
		return this.page.frameLocator( 'iframe[name="editor-canvas"]' );
	}

	get sidebar() {
		return this.page.getByRole( 'region', { name: 'Editor settings' } );
	}

	/** Opens a new post, or the post with the given ID, and waits for the canvas. */
	async open( id?: number, type = 'post' ): Promise< void > {
		this.#draft = undefined;
		await this.page.goto(
			id === undefined
				? `${ siteUrl() }/wp-admin/post-new.php?post_type=${ type }`
				: `${ siteUrl() }/wp-admin/post.php?post=${ id }&action=edit`
		);
		// Check in each animation frame. A locator would wait half a second between checks.
		await this.page.waitForFunction( () => {
			const { wp: loaded } = globalThis as { wp?: Partial< typeof wp > };
			const canvas = document.querySelector< HTMLIFrameElement >(
				'iframe[name="editor-canvas"]'
			);
			return (
				loaded?.data
					?.select( 'core/editor' )
					?.__unstableIsEditorReady() &&
				canvas?.contentDocument
					?.querySelector( '.is-root-container' )
					?.checkVisibility()
			);
		} );
	}

	/**
	 * Edits a draft with the given content, without selection, undo steps and notices, as if the editor had just been
	 * opened. To save time, later calls reuse the page, even in other tests, unless the site has new data for it. Do
	 * not use this in tests with a fake clock, init scripts or emulated media.
	 *
	 * @return The draft's ID.
	 */
	async edit( content = '', title = 'A post' ): Promise< number > {
		if ( ! this.#user ) {
			throw new Error( 'edit() needs the name of a user of the site.' );
		}
		const before = this.#draft;
		const draft = await putDraft(
			{ content, title, author: this.#user },
			before?.id
		);
		if (
			before?.digest === draft.digest &&
			( await canShowAfresh( this.page ) )
		) {
			await showAfresh( this.page, draft.id );
		} else {
			await this.open( draft.id );
			await this.#prepare( draft.id, this.#user );
		}
		return draft.id;
	}

	async #prepare( id: number, user: string ): Promise< void > {
		await rememberFirstState( this.page );
		// Get the digest only after loading the page, because that requests the site's plan and stores it.
		this.#draft = { id, digest: await editorDigest( user ) };
	}

	/**
	 * Shows the saved post of `edit()` without loading the page. WordPress reads and parses the content, and every
	 * block mounts again.
	 */
	async reopen(): Promise< void > {
		if ( this.#draft === undefined ) {
			throw new Error( 'reopen() follows edit().' );
		}
		await showAfresh( this.page, this.#draft.id );
	}

	/**
	 * Reopens the post of `edit()` and makes the same checks as `reloadAndExpectValid()`, without loading the page.
	 * `saved-posts.spec.ts` and `plain-site.spec.ts` load the page with all blocks.
	 */
	async reopenAndExpectValid(): Promise< void > {
		await this.reopen();
		await this.expectValid();
	}

	/** Inserts a block and selects it, as the inserter does, without opening the inserter. */
	async insert(
		slug: string,
		attributes: Record< string, unknown > = {}
	): Promise< void > {
		await this.page.evaluate(
			( [ name, given ] ) =>
				wp.data
					.dispatch( 'core/block-editor' )
					.insertBlocks( [ wp.blocks.createBlock( name, given ) ] ),
			[ `dovetail/${ slug }`, attributes ] as const
		);
	}

	async insertFromInserter(
		title: string | RegExp,
		search = String( title )
	): Promise< void > {
		await this.#toggleInserter();
		await this.#pick( title, search );
		await this.#toggleInserter();
	}

	async insertAllFromInserter( titles: readonly string[] ): Promise< void > {
		await this.#toggleInserter();
		for ( const title of titles ) {
			await this.#pick( title, title );
		}
		await this.#toggleInserter();
	}

	#toggleInserter(): Promise< void > {
		return this.page
			.getByRole( 'button', { name: 'Block Inserter', exact: true } )
			.click();
	}

	async #pick( title: string | RegExp, search: string ): Promise< void > {
		await this.page
			.getByRole( 'searchbox', { name: /search/i } )
			.fill( search );
		const blocks = () =>
			this.page.evaluate( () =>
				String(
					wp.data
						.select( 'core/block-editor' )
						.getClientIdsWithDescendants()
				)
			);
		const before = await blocks();
		// Retry, because the list is rendered again during the search, so a click may hit an item that disappears.
		const option = this.page
			.getByRole( 'option', { name: title, exact: true } )
			.first();
		await expect( async () => {
			// Poll every 50 ms: the result appears after 250 ms, but `click()` alone would find it only after 750 ms.
			await expect
				.poll( () => option.isVisible(), { intervals: [ 50 ] } )
				.toBe( true );
			await option.click();
			await expect.poll( blocks, { timeout: 3_000 } ).not.toBe( before );
		} ).toPass();
	}

	async openSettings(): Promise< void > {
		if (
			! ( await this.sidebar
				.getByRole( 'tab', { name: 'Block' } )
				.isVisible() )
		) {
			await this.page
				.getByRole( 'button', { name: 'Settings', exact: true } )
				.click();
		}
		await this.sidebar.getByRole( 'tab', { name: 'Block' } ).click();
	}

	/** Opens a settings panel unless it is already open. */
	async openPanel( title: string ): Promise< void > {
		const button = this.sidebar
			.getByRole( 'button', { name: title, exact: true } )
			.and( this.page.locator( '[aria-expanded]' ) );
		// A block that was just selected or is still loading can re-render the sidebar, which closes all panels.
		await expect( async () => {
			if ( ( await button.getAttribute( 'aria-expanded' ) ) !== 'true' ) {
				await button.click( { timeout: 2_000 } );
			}
			await expect( button ).toHaveAttribute( 'aria-expanded', 'true', {
				timeout: 1_000,
			} );
		} ).toPass( { timeout: 30_000 } );
	}

	/** Saves the post (a draft stays a draft) and waits until it is saved. Resolves with the post's ID. */
	async save(): Promise< number > {
		return this.page.evaluate( async () => {
			await wp.data.dispatch( 'core/editor' ).savePost();
			const editor = wp.data.select( 'core/editor' );
			if ( editor.didPostSaveRequestFail() ) {
				throw new Error( 'The post could not be saved.' );
			}
			return editor.getCurrentPostId();
		} );
	}

	/** Publishes the post and waits until it is saved. Resolves with the post's ID. */
	async publish( title = 'Written in the editor' ): Promise< number > {
		await this.page.evaluate( ( text ) => {
			wp.data
				.dispatch( 'core/editor' )
				.editPost( { status: 'publish', title: text } );
		}, title );
		return this.save();
	}

	content(): Promise< string > {
		return this.page.evaluate( () =>
			wp.data.select( 'core/editor' ).getEditedPostContent()
		);
	}

	/** Returns the blocks of the post, children after their parents. */
	blocks(): Promise<
		{
			name: string;
			isValid: boolean;
			attributes: Record< string, unknown >;
		}[]
	> {
		return this.page.evaluate( () => {
			const flat = ( list: EditorBlock[] ): EditorBlock[] =>
				list.flatMap( ( block ) => [
					block,
					...flat( block.innerBlocks ),
				] );
			return flat(
				wp.data.select( 'core/block-editor' ).getBlocks()
			).map( ( { name, isValid, attributes } ) => ( {
				name,
				isValid,
				attributes,
			} ) );
		} );
	}

	/** Whether the post has changed since it was opened or saved. */
	isDirty(): Promise< boolean > {
		return this.page.evaluate( () =>
			wp.data.select( 'core/editor' ).isEditedPostDirty()
		);
	}

	async selectBlock( index = 0 ): Promise< void > {
		await this.page.evaluate( ( at ) => {
			const block = wp.data.select( 'core/block-editor' ).getBlocks()[
				at
			];
			wp.data
				.dispatch( 'core/block-editor' )
				.selectBlock( block?.clientId );
		}, index );
	}

	/** Reloads the post and checks that every block is valid and that opening it has changed nothing. */
	async reloadAndExpectValid( id: number ): Promise< void > {
		const user = this.#draft?.id === id ? this.#user : undefined;
		await this.open( id );
		if ( user ) {
			await this.#prepare( id, user );
		}
		await this.expectValid();
	}

	/** Checks that every block is valid and that opening the post has changed nothing. */
	async expectValid(): Promise< void > {
		// Wait until each block has loaded its own chunk.
		await expect(
			this.canvas.locator( '[data-block][aria-busy="true"]' )
		).toHaveCount( 0, { timeout: 90_000 } );
		const blocks = await this.blocks();
		expect( blocks.length ).toBeGreaterThan( 0 );
		expect( blocks.filter( ( { isValid } ) => ! isValid ) ).toEqual( [] );
		expect(
			blocks.filter( ( { name } ) => name === 'core/missing' )
		).toEqual( [] );
		expect( await this.isDirty() ).toBe( false );
	}

	async axeInCanvas( ...selectors: string[] ): Promise< string[] > {
		for ( const selector of selectors ) {
			await this.canvas.locator( selector ).first().waitFor();
		}
		const element = await this.canvas.owner().elementHandle();
		const frame = await element?.contentFrame();
		if ( ! frame ) {
			throw new Error( 'There is no canvas.' );
		}
		return axeWithin( frame, ...selectors );
	}

	/** Runs axe on the toolbar and settings of the selected block. */
	axeInControls(): Promise< string[] > {
		return axeWithin(
			this.page,
			'.block-editor-block-inspector',
			'.block-editor-block-contextual-toolbar'
		);
	}

	undo(): Promise< void > {
		return this.page.keyboard.press( 'ControlOrMeta+z' );
	}
}
