import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { usePlatform } from '../../../../tests/harness/api';
import { type LibraryMedia, type Service } from '../api';
import { mocks } from '../api.mock';
import { Browser } from '../editor/browser';

type Opened = {
	source?: Service;
	isMultiple?: boolean;
	allowedTypes?: string[];
	scenario?: 'paid' | 'no-connection';
};

/** Opens the media browser. Returns the mock platform, the imported media and the mock of `onClose`. */
export function open( {
	source = 'google_photos',
	isMultiple = false,
	allowedTypes = [ 'image' ],
	scenario = 'paid',
}: Opened = {} ) {
	const platform = usePlatform( scenario, mocks );
	const imported: LibraryMedia[] = [];
	const onClose = jest.fn();
	render(
		<Browser
			source={ source }
			isMultiple={ isMultiple }
			allowedTypes={ allowedTypes }
			postId={ 12 }
			onClose={ onClose }
			onImported={ ( media ) => imported.push( ...media ) }
		/>
	);
	return { platform, imported, onClose, user: userEvent.setup() };
}

/** Returns the list of media. */
export const list = () => screen.getByRole( 'list', { name: 'Media' } );

/** Returns the buttons of all media. */
export const tiles = () => within( list() ).getAllByRole( 'button' );

/** Returns the button of one medium. */
export const tile = ( index: number ) => tiles()[ index ] as HTMLElement;

/** Waits until the given number of media are shown. */
export const shown = ( count: number ) =>
	waitFor( () => expect( tiles() ).toHaveLength( count ) );

/** Returns the button with the given name. */
export const button = ( name: string ) =>
	screen.getByRole( 'button', { name } );

/** Returns the indexes of the selected media. */
export const pressed = () =>
	tiles().flatMap( ( each, index ) =>
		each.getAttribute( 'aria-pressed' ) === 'true' ? [ index ] : []
	);

/** Finds a visible notice. WordPress also copies its text into a live region, which the selector excludes. */
export const problem = ( text: string ) =>
	screen.findByText( text, { selector: '.components-notice__content' } );
