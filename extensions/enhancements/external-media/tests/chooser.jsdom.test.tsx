import { defineBlock, MEDIA_SUPPORT } from '#shared/definitions';
import { INITIAL_STATE_GLOBAL } from '#shared/initial-state';
import { screen, within } from '@testing-library/react';
import { MediaPlaceholder, useBlockProps } from '@wordpress/block-editor';
import { addFilter, removeFilter } from '@wordpress/hooks';
import { openEditor } from '../../../../tests/harness/editor';
import { externalMedia } from '..';
import { EMPTY } from './samples';

const SOURCES = [
	{ id: 'google_photos', servedBy: 'platform' },
	{ id: 'pexels', servedBy: 'site' },
	{ id: 'openverse', servedBy: 'site' },
];
const IMAGE =
	'<!-- wp:image {"id":7} -->\n<figure class="wp-block-image"><img src="https://example.org/a.png" alt="" class="wp-image-7"/></figure>\n<!-- /wp:image -->';

/** Our own blocks: one accepts external media, the other does not. */
const pictures = ( slug: string, takesMedia: boolean, types: string[] ) => ( {
	...defineBlock( {
		slug,
		editHeight: 0,
		attributes: {},
		icon: async () => ( { icon: <svg /> } ),
		edit: async () => ( {
			Edit: () => (
				<div { ...useBlockProps() }>
					<MediaPlaceholder
						allowedTypes={ types }
						multiple
						onSelect={ () => {} }
					/>
				</div>
			),
		} ),
		save: () => null,
	} ),
	supports: { [ MEDIA_SUPPORT ]: takesMedia },
} );

const blocks = [
	pictures( 'slides', true, [ 'image' ] ),
	pictures( 'other', false, [ 'image' ] ),
	pictures( 'sounds', true, [ 'audio' ] ),
];

const opened = jest.fn();

function say( canUpload: boolean, mediaSources: readonly object[] ): void {
	Reflect.set( window, INITIAL_STATE_GLOBAL, {
		can: { uploadFiles: canUpload },
		mediaSources,
	} );
}

beforeAll( () => {
	addFilter(
		'editor.MediaUpload',
		'tests/library',
		() =>
			( { render }: { render( picker: object ): object } ) =>
				render( { open: opened } )
	);
	say( true, SOURCES );
	void externalMedia.enhance( addFilter as never );
} );

beforeEach( () => {
	say( true, SOURCES );
	opened.mockClear();
} );

async function open( content: string ) {
	const editor = await openEditor( {
		blocks,
		content,
		settings: { mediaUpload: () => {} },
	} );
	await editor.selectBlock();
	return editor;
}

const choices = () =>
	screen.getAllByRole( 'menuitem' ).map( ( item ) => item.textContent );

describe( 'a block without an image', () => {
	// spec: 000-2.5-3
	it( 'has a button that opens a menu of sources', async () => {
		const { user } = await open( EMPTY.image );
		await user.click(
			await screen.findByRole( 'button', { name: 'Select Image' } )
		);
		expect( choices() ).toEqual( [
			'Media Library',
			'Google Photos',
			'Pexels Free Photos',
			'Openverse',
		] );
		await user.click(
			screen.getByRole( 'menuitem', { name: 'Media Library' } )
		);
		expect( opened ).toHaveBeenCalledTimes( 1 );
		expect( screen.queryByRole( 'menuitem' ) ).toBeNull();
	} );

	it( 'offers only sources that are available on the site', async () => {
		say( true, SOURCES.slice( 1 ) );
		const { user } = await open( EMPTY.image );
		await user.click(
			await screen.findByRole( 'button', { name: 'Select Image' } )
		);
		expect( choices() ).toEqual( [
			'Media Library',
			'Pexels Free Photos',
			'Openverse',
		] );
	} );

	// spec: 000-2.5-3
	it.each( [
		[ EMPTY.gallery, 'Select Images' ],
		[ '<!-- wp:dovetail/slides /-->', 'Select Images' ],
		[ EMPTY.cover, 'Select Media' ],
		[ EMPTY[ 'media-text' ], 'Select Media' ],
	] )( 'with the content %s has the button “%s”', async ( content, name ) => {
		await open( content );
		expect(
			await screen.findByRole( 'button', { name } )
		).toBeInTheDocument();
		expect(
			screen.queryByRole( 'button', { name: 'Media Library' } )
		).toBeNull();
	} );

	it.each( [ 'other', 'sounds' ] )(
		'keeps WordPress’s own button if it accepts no other sources: %s',
		async ( slug ) => {
			await open( `${ EMPTY.image }\n\n<!-- wp:dovetail/${ slug } /-->` );
			// The button of the image block shows that the sources have loaded.
			await screen.findByRole( 'button', { name: 'Select Image' } );
			expect(
				screen.getAllByRole( 'button', { name: 'Media Library' } )
			).toHaveLength( 1 );
		}
	);
} );

describe( 'a block with an image', () => {
	// spec: 000-2.5-4
	it( 'keeps WordPress’s own button and shows other sources in the same menu', async () => {
		const { user } = await open( IMAGE );
		await user.click( screen.getByRole( 'button', { name: 'Replace' } ) );
		await screen.findByRole( 'menuitem', { name: 'Pexels Free Photos' } );
		const menu = screen.getByRole( 'menuitem', {
			name: 'Open Media Library',
		} ).parentElement as HTMLElement;
		expect(
			within( menu )
				.getAllByRole( 'menuitem' )
				.map( ( item ) => item.textContent )
				.slice( 0, 4 )
		).toEqual( [
			'Open Media Library',
			'Google Photos',
			'Pexels Free Photos',
			'Openverse',
		] );
	} );
} );

describe( 'users who may not upload, and sites without other sources', () => {
	it.each( [
		[ false, SOURCES ],
		[ true, [] ],
	] )(
		'do not get the filter (can upload: %s, sources: %j)',
		( can, sources ) => {
			say( can, sources );
			const add = jest.fn();
			void externalMedia.enhance( add );
			expect( add ).not.toHaveBeenCalled();
		}
	);
} );

afterAll( () => {
	removeFilter( 'editor.MediaUpload', 'tests/library' );
	removeFilter( 'editor.MediaUpload', 'dovetail/external-media' );
} );
