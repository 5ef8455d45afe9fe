import { act, screen, waitFor } from '@testing-library/react';
import { store as blockEditorStore } from '@wordpress/block-editor';
import { dispatch, select } from '@wordpress/data';
import { addFilter } from '@wordpress/hooks';
import { store as noticesStore } from '@wordpress/notices';
import { video } from '..';
import {
	EMPTY,
	HOSTED,
	SRC,
	TAKE_VIDEO,
	figure,
	library,
	open,
	ownVideo,
	post,
	prepareWordPress,
	say,
} from './support';

beforeAll( () => {
	prepareWordPress();
	say( true, {
		available: false,
		unavailable_reason: 'missing_plan',
		required_plan: 'value_bundle',
	} );
	video.enhance( addFilter as never );
} );

beforeEach( async () => {
	await dispatch( noticesStore ).removeAllNotices();
} );

describe( 'a Video block in a plan without hosted videos', () => {
	// spec: 002-2.1-5, 002-6-3
	it( 'has disabled buttons in the placeholder, but accepts a URL', async () => {
		const editor = await open( EMPTY );
		await editor.selectBlock();
		for ( const name of [ 'Media Library', 'Upload' ] ) {
			const button = screen.getByRole( 'button', { name } );
			expect( button ).toHaveAttribute( 'aria-disabled', 'true' );
			expect( button ).toHaveAccessibleDescription(
				'Upgrade your plan to upload videos'
			);
		}
		expect( document.querySelector( 'input[type="file"]' ) ).toBeNull();
		await editor.user.click(
			screen.getByRole( 'button', { name: 'Insert from URL' } )
		);
		const field = screen.getByRole( 'textbox', {
			name: 'URL of the video',
		} );
		expect( field ).toHaveFocus();
		await editor.user.type( field, `${ SRC }{Enter}` );
		expect( editor.saved() ).toBe( post( '', figure( '' ) ) );
	} );

	it( 'shows the upgrade banner while empty and selected', async () => {
		const editor = await open( EMPTY );
		await editor.selectBlock();
		expect(
			await screen.findAllByText( 'Upgrade your plan to upload videos' )
		).not.toHaveLength( 0 );
		expect( document.querySelector( '.dovetail-nudge' ) ).not.toBeNull();
	} );

	it( 'sends no lookup request, and keeps an existing video', async () => {
		const { platform, saved } = await open( HOSTED );
		await ownVideo();
		expect( platform.requests() ).toEqual( [] );
		expect( saved() ).toBe( HOSTED );
	} );

	it( 'rejects a replacement file and explains why', async () => {
		const editor = await open( HOSTED );
		await editor.selectBlock();
		library.chosen = { id: 9, url: 'https://example.org/other.webm' };
		await editor.user.click(
			screen.getByRole( 'button', { name: 'Replace' } )
		);
		await editor.user.click( screen.getByText( TAKE_VIDEO ) );
		expect( editor.saved() ).toBe( HOSTED );
		expect( select( noticesStore ).getNotices() ).toMatchObject( [
			{
				content: expect.stringContaining(
					'The video was not uploaded.'
				),
			},
		] );
	} );

	it( 'does not upload a file dropped on the canvas', async () => {
		const editor = await open( EMPTY );
		await act( async () => {
			await dispatch( blockEditorStore ).updateBlockAttributes(
				editor.blocks()[ 0 ]?.clientId ?? '',
				{ blob: 'blob:http://localhost/1' }
			);
		} );
		await waitFor( () =>
			expect( select( noticesStore ).getNotices() ).toHaveLength( 1 )
		);
		expect( editor.mediaUpload ).not.toHaveBeenCalled();
		expect( screen.queryByText( 'Uploading…' ) ).toBeNull();
		expect( editor.saved() ).toBe( EMPTY );
	} );
} );
