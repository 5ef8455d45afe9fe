import { speak } from '@wordpress/a11y';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { registerPostStore } from '../../../../tests/harness/fake-post-store';
import { Panel } from '../content';

jest.mock( '@wordpress/a11y', () => ( { speak: jest.fn() } ) );

const LINK = 'https://example.org/?p=7';
const REFUSED =
	'Your browser did not allow copying. Select the link and copy it yourself.';

const UNPUBLISHED = 'This link works after publishing.';
let isPublished = true;

registerPostStore( {
	selectors: {
		getEditedPostAttribute: () => LINK,
		isCurrentPostPublished: () => isPublished,
	},
} );

/** Renders the panel in a browser that refuses to copy, or that copies only selected text. */
function open( copiesSelection: boolean ) {
	const user = userEvent.setup();
	jest.spyOn( navigator.clipboard, 'writeText' ).mockRejectedValue(
		new DOMException( 'Not allowed', 'NotAllowedError' )
	);
	const selections: string[] = [];
	document.execCommand = () => {
		selections.push( selection() );
		return copiesSelection;
	};
	render( <Panel /> );
	return { user, selections };
}

const field = () => screen.getByRole< HTMLInputElement >( 'textbox' );
const selection = () =>
	field().value.slice(
		field().selectionStart ?? 0,
		field().selectionEnd ?? 0
	);

describe( 'the short link panel', () => {
	beforeEach( () => {
		jest.mocked( speak ).mockClear();
		isPublished = true;
	} );

	it( 'says that the browser did not allow copying, and selects the link', async () => {
		const { user } = open( false );
		await user.click( screen.getByRole( 'button', { name: 'Copy' } ) );
		expect( await screen.findByText( REFUSED ) ).toBeVisible();
		expect( speak ).toHaveBeenCalledWith( REFUSED, 'assertive' );
		expect( field() ).toHaveFocus();
		expect( selection() ).toBe( LINK );
	} );

	it.each( [ true, false ] )(
		'says that the link works after publishing unless the post is published (%s)',
		( published ) => {
			isPublished = published;
			render( <Panel /> );
			expect( screen.queryAllByText( UNPUBLISHED ) ).toHaveLength(
				published ? 0 : 1
			);
		}
	);

	it( 'copies the selected link if the browser has no other way', async () => {
		const { user, selections } = open( true );
		const button = screen.getByRole( 'button', { name: 'Copy' } );
		await user.click( button );
		expect(
			await screen.findByRole( 'button', { name: 'Copied!' } )
		).toHaveFocus();
		expect( selections ).toEqual( [ LINK ] );
		expect( screen.queryByText( REFUSED ) ).toBeNull();
	} );
} );
