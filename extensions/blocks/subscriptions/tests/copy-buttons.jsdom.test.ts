import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { showCopyButtons } from '../copy-buttons';

const URL = 'https://example.org/wp-json/secret';

/** Opens an admin page with a field and its copy button. */
function open() {
	const user = userEvent.setup();
	document.body.innerHTML = `<textarea id="url" readonly>${ URL }</textarea>
		<button data-dovetail-copy="url" data-done="Copied." data-failure="Copy it yourself." hidden>Copy URL</button> <span role="status"></span>
		<button data-dovetail-copy="gone" hidden>Copy nothing</button>`;
	showCopyButtons( document );
	return user;
}

const button = () => screen.getByRole( 'button', { name: 'Copy URL' } );

describe( 'showCopyButtons', () => {
	it( 'copies the field with the keyboard, and announces it', async () => {
		const user = open();
		await user.tab();
		await user.tab();
		expect( button() ).toHaveFocus();
		await user.keyboard( '{Enter}' );
		expect( await navigator.clipboard.readText() ).toBe( URL );
		expect( screen.getByRole( 'status' ) ).toHaveTextContent( 'Copied.' );
		expect( button() ).toHaveFocus();
	} );

	it( 'selects the field and says so if the browser refuses to copy', async () => {
		const user = open();
		jest.spyOn( navigator.clipboard, 'writeText' ).mockRejectedValue(
			new DOMException( 'Not allowed', 'NotAllowedError' )
		);
		document.execCommand = () => false;
		await user.click( button() );
		expect( screen.getByRole( 'status' ) ).toHaveTextContent(
			'Copy it yourself.'
		);
		expect( screen.getByRole( 'textbox' ) ).toHaveFocus();
	} );

	it( 'does not show a button without a field', () => {
		open();
		expect( screen.queryByText( 'Copy nothing' ) ).not.toBeVisible();
	} );
} );
