import { attr } from '#shared/attributes';
import { defineBlock } from '#shared/definitions';
import { act, render, screen, waitFor } from '@testing-library/react';
import {
	store as blockEditorStore,
	useBlockProps,
} from '@wordpress/block-editor';
import { store as blocksStore } from '@wordpress/blocks';
import { createReduxStore, dispatch, register, select } from '@wordpress/data';
import { getPlugin } from '@wordpress/plugins';
import { openEditor } from '../../../tests/harness/editor';
import { NotReady } from '..';

const closePublishSidebar = jest.fn( () => ( { type: 'CLOSE' } ) );

const box = defineBlock( {
	slug: 'box',
	editHeight: 50,
	attributes: { reason: attr.text( '' ) },
	icon: async () => ( { icon: <svg /> } ),
	edit: async () => ( {
		Edit: ( { attributes: { reason } } ) => (
			<div { ...useBlockProps() }>
				{ reason && <NotReady>{ reason }</NotReady> }
			</div>
		),
	} ),
	save: () => null,
} );

/** Opens a post with two blocks and renders the section of the publish panel. */
async function open() {
	const editor = await openEditor( {
		blocks: [ { ...box, title: 'Box' } ],
		content:
			'<!-- wp:dovetail/box {"reason":"No lid is connected."} /--><!-- wp:dovetail/box /-->',
	} );
	const [ first ] = editor.blocks();
	const panel = () => getPlugin( 'dovetail-not-ready' );
	await waitFor( () => expect( panel() ).toBeDefined() );
	const Panel = panel()?.render as () => JSX.Element;
	render( <Panel /> );
	return { editor, clientId: String( first?.clientId ) };
}

const section = () =>
	screen.queryByRole( 'region', {
		name: 'Not ready for visitors, before publishing',
	} );

beforeAll( () => {
	register(
		createReduxStore( 'core/editor', {
			reducer: () => ( {} ),
			actions: { closePublishSidebar },
			selectors: {},
		} )
	);
} );

describe( 'the section about blocks that are not ready for visitors', () => {
	it( 'lists such blocks with the reason, until the reason is gone', async () => {
		const { clientId } = await open();
		expect( section() ).toHaveTextContent(
			/^BoxNo lid is connected\. Go to: Box$/
		);
		await act( async () => {
			await dispatch( blockEditorStore ).updateBlockAttributes(
				clientId,
				{ reason: '' }
			);
		} );
		await waitFor( () => expect( section() ).toBeNull() );
	} );

	it( 'calls a block by the name of its variation', async () => {
		const { clientId } = await open();
		await act( async () => {
			await dispatch( blocksStore ).addBlockVariations( 'dovetail/box', {
				name: 'crate',
				title: 'Crate',
				isActive: ( { reason } ) => reason === 'No nails.',
			} );
			await dispatch( blockEditorStore ).updateBlockAttributes(
				clientId,
				{ reason: 'No nails.' }
			);
		} );
		await waitFor( () =>
			expect( section() ).toHaveTextContent(
				/^CrateNo nails\. Go to: Crate$/
			)
		);
	} );

	it( 'closes the publish panel and selects the block', async () => {
		const { editor, clientId } = await open();
		await editor.user.click(
			screen.getByRole( 'button', { name: 'Go to: Box' } )
		);
		expect( closePublishSidebar ).toHaveBeenCalled();
		expect( select( blockEditorStore ).getSelectedBlockClientId() ).toBe(
			clientId
		);
	} );

	it( 'does not list blocks in previews', async () => {
		await open();
		// A preview has its own store, so its block is not in the post.
		render( <NotReady>Only a preview.</NotReady> );
		expect( section() ).not.toHaveTextContent( 'Only a preview.' );
	} );
} );
