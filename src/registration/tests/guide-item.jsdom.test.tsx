import { store as blockEditorStore } from '@wordpress/block-editor';
import {
	createBlock,
	registerBlockType,
	unregisterBlockType,
} from '@wordpress/blocks';
import { dispatch } from '@wordpress/data';
import { getPlugin, unregisterPlugin } from '@wordpress/plugins';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { INITIAL_STATE_GLOBAL } from '#shared/initial-state';
import { addGuideItem } from '../guide-item';

describe( 'the item “Guide to this block”', () => {
	afterEach( () => {
		Reflect.deleteProperty( globalThis, INITIAL_STATE_GLOBAL );
		unregisterPlugin( 'dovetail-guide' );
		unregisterBlockType( 'dovetail/note' );
	} );

	it( 'opens the selected block’s page of the guide in a new tab', async () => {
		Reflect.set( globalThis, INITIAL_STATE_GLOBAL, {
			adminUrl: 'https://bakery.example/wp-admin/',
		} );
		registerBlockType( 'dovetail/note', {
			apiVersion: 3,
			title: 'Note',
			category: 'text',
			attributes: {},
			edit: () => null,
			save: () => null,
		} );
		const block = createBlock( 'dovetail/note' );
		await dispatch( blockEditorStore ).insertBlocks( [ block ] );
		await dispatch( blockEditorStore ).selectBlock( block.clientId );
		const open = jest.spyOn( window, 'open' ).mockReturnValue( null );
		// A second block of this plugin on the canvas does not add a second item.
		addGuideItem();
		addGuideItem();
		const Item = getPlugin( 'dovetail-guide' )!.render;
		render( <Item /> );
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Guide to this block' } )
		);
		expect( open ).toHaveBeenCalledWith(
			'https://bakery.example/wp-admin/admin.php?page=dovetail-guide&guide=blocks/note',
			'_blank',
			'noopener'
		);
	} );
} );
