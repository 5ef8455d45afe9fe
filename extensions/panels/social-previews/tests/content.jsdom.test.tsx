import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Panel } from '../content';

let mockIsOffline = false;

jest.mock( '../editor/previews-modal', () => {
	if ( mockIsOffline ) {
		throw new Error( 'Loading the chunk failed.' );
	}
	return { PreviewsModal: () => <p>Seven networks</p> };
} );

it( 'the button loads the previews again if loading them failed', async () => {
	mockIsOffline = true;
	render( <Panel /> );
	const user = userEvent.setup();
	const open = screen.getByRole( 'button', { name: 'Preview' } );
	await user.click( open );
	expect( await screen.findByRole( 'alert' ) ).toHaveTextContent(
		'Check your connection and try again.'
	);
	await user.click( open );
	expect( await screen.findByRole( 'alert' ) ).toBeVisible();
	mockIsOffline = false;
	await user.click( open );
	expect( await screen.findByText( 'Seven networks' ) ).toBeVisible();
} );
