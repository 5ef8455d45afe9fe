import { INITIAL_STATE_GLOBAL } from '#shared/initial-state';
import { registerCoreBlocks } from '@wordpress/block-library';
import { getBlockType, parse, serialize } from '@wordpress/blocks';
import { addFilter } from '@wordpress/hooks';
import { screen, waitFor } from '@testing-library/react';
import { usePlatform } from '../../../../tests/harness/api';
import { openEditor } from '../../../../tests/harness/editor';
import { video } from '..';
import { mocks } from '../api.mock';
import { savedVideos } from './saved';

type Type = { attributes: Record< string, object > };

/** Adds or removes the attribute that `add_attribute()` registers on the server and WordPress passes to the editor. */
function switchPlugin( isOn: boolean ): void {
	const { attributes } = getBlockType( 'core/video' ) as unknown as Type;
	if ( isOn ) {
		attributes.guid = { type: 'string', role: 'content' };
	} else {
		delete attributes.guid;
	}
}

const opened = ( content: string ) => {
	const [ block ] = parse( content );
	return {
		isValid: block?.isValid,
		saved: serialize( block ? [ block ] : [] ),
	};
};

const withoutGuid = ( content: string ) =>
	content.replace( /,?"guid":"(?:[^"\\]|\\.)*"/, '' ).replace( ' {}', '' );

beforeAll( () => {
	registerCoreBlocks();
	Reflect.set( window, INITIAL_STATE_GLOBAL, {
		platform: { configured: true },
		availability: { video: { available: true } },
		services: { videopress: 'https://videopress.com' },
	} );
	video.enhance( addFilter as never );
	HTMLMediaElement.prototype.load = () => {};
} );

beforeEach( () => {
	// WordPress logs a message about migrating an old format.
	jest.spyOn( console, 'info' ).mockImplementation( () => {} );
	jest.spyOn( console, 'groupCollapsed' ).mockImplementation( () => {} );
} );

afterEach( () => switchPlugin( false ) );

describe.each( savedVideos )(
	'a saved video: $what',
	( { content, isOld } ) => {
		it( 'is valid with the plugin off, on, and off again, and has WordPress’s format', () => {
			const off = opened( content );
			expect( off.isValid ).toBe( true );
			if ( ! isOld ) {
				expect( off.saved ).toBe( withoutGuid( content ) );
			}
			switchPlugin( true );
			const on = opened( content );
			expect( on.isValid ).toBe( true );
			expect( on.saved ).toBe( isOld ? off.saved : content );
			expect( opened( off.saved ) ).toEqual( off );
			switchPlugin( false );
			expect( opened( on.saved ) ).toEqual( off );
		} );

		it( 'does not change when it is opened in the editor', async () => {
			const off = opened( content );
			switchPlugin( true );
			usePlatform( 'paid', mocks );
			const editor = await openEditor( { blocks: [], content } );
			await waitFor( () =>
				expect( screen.queryByText( 'Generating preview…' ) ).toBeNull()
			);
			await editor.selectBlock();
			await editor.deselect();
			expect( editor.saved() ).toBe( isOld ? off.saved : content );
		} );
	}
);
