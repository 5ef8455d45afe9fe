import {
	fireEvent,
	render,
	screen,
	waitForElementToBeRemoved,
} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getSettings, setSettings } from '@wordpress/date';
import { registerPostStore } from '../../../../tests/harness/fake-post-store';
import { ShareAgain } from '../editor/share-again';

registerPostStore( { selectors: { getEditedPostAttribute: () => undefined } } );

const NETWORKS = [
	{ id: 'mastodon', name: 'Mastodon' },
	{ id: 'bluesky', name: 'Bluesky' },
];

const POST = {
	message: undefined,
	title: 'Our rye',
	link: 'https://bakery.example/rye',
	isThread: false,
};

describe( 'the form to share a post again', () => {
	it( 'shows what is shared, shares it immediately without a date, closes, and returns the focus to the toggle button', async () => {
		const onShare = jest.fn().mockResolvedValue( true );
		const user = userEvent.setup();
		render(
			<ShareAgain
				networks={ NETWORKS }
				post={ POST }
				isFirst={ false }
				isWaiting={ false }
				isBusy={ false }
				onShare={ onShare }
			/>
		);
		const toggle = screen.getByRole( 'button', { name: 'Share again' } );
		await user.click( toggle );
		expect( toggle ).toHaveFocus();
		expect( screen.getByText( /Our rye/ ) ).toBeVisible();
		await user.selectOptions( screen.getByRole( 'combobox' ), 'bluesky' );
		await user.click( screen.getByRole( 'button', { name: 'Share now' } ) );
		expect( onShare ).toHaveBeenCalledWith( {
			connection: 'bluesky',
			at: 0,
		} );
		expect( toggle ).toHaveFocus();
		expect( screen.queryByRole( 'form' ) ).toBeNull();
	} );

	it( 'starts with the message of the post, shows what is shared with a new message, and sends it', async () => {
		const onShare = jest.fn().mockResolvedValue( true );
		const user = userEvent.setup();
		render(
			<ShareAgain
				networks={ NETWORKS }
				post={ { ...POST, message: 'Fresh rye' } }
				isFirst={ false }
				isWaiting={ false }
				isBusy={ false }
				onShare={ onShare }
			/>
		);
		const toggle = screen.getByRole( 'button', { name: 'Share again' } );
		await user.click( toggle );
		const field = screen.getByRole( 'textbox', { name: 'Message' } );
		expect( field ).toHaveValue( 'Fresh rye' );
		await user.clear( field );
		expect( screen.getByText( /Our rye https:/ ) ).toBeVisible();
		await user.type( field, 'Last loaves' );
		expect( screen.getByText( /Last loaves https:/ ) ).toBeVisible();
		await user.click( screen.getByRole( 'button', { name: 'Share now' } ) );
		expect( onShare ).toHaveBeenCalledWith( {
			connection: 'mastodon',
			at: 0,
			message: 'Last loaves',
		} );
		await user.click( toggle );
		expect(
			screen.getByRole( 'textbox', { name: 'Message' } )
		).toHaveValue( 'Fresh rye' );
	} );

	it( 'shows no text for a thread, but lets the author change its message', async () => {
		const user = userEvent.setup();
		render(
			<ShareAgain
				networks={ NETWORKS }
				post={ { ...POST, message: '', isThread: true } }
				isFirst={ false }
				isWaiting={ false }
				isBusy={ false }
				onShare={ async () => true }
			/>
		);
		await user.click(
			screen.getByRole( 'button', { name: 'Share again' } )
		);
		expect(
			screen.getByRole( 'textbox', { name: 'Message' } )
		).toBeVisible();
		expect( screen.queryByText( /Our rye/ ) ).toBeNull();
	} );

	it( 'leaves the focus where the author moved it while the post was being shared', async () => {
		let finish = () => {};
		const user = userEvent.setup();
		render(
			<>
				<textarea aria-label="Content" />
				<ShareAgain
					networks={ NETWORKS }
					post={ POST }
					isFirst={ false }
					isWaiting={ false }
					isBusy={ false }
					onShare={ () =>
						new Promise( ( done ) => {
							finish = () => done( true );
						} )
					}
				/>
			</>
		);
		await user.click(
			screen.getByRole( 'button', { name: 'Share again' } )
		);
		await user.click( screen.getByRole( 'button', { name: 'Share now' } ) );
		const content = screen.getByRole( 'textbox', { name: 'Content' } );
		await user.click( content );
		finish();
		await waitForElementToBeRemoved( screen.getByRole( 'form' ) );
		expect( content ).toHaveFocus();
	} );

	it( 'schedules a share at a time in the site’s time zone', async () => {
		const settings = getSettings();
		setSettings( {
			...settings,
			timezone: { ...settings.timezone, string: 'Asia/Tokyo' },
		} );
		const onShare = jest.fn().mockResolvedValue( true );
		const user = userEvent.setup();
		render(
			<ShareAgain
				networks={ NETWORKS }
				post={ POST }
				isFirst={ false }
				isWaiting={ false }
				isBusy={ false }
				onShare={ onShare }
			/>
		);
		await user.click(
			screen.getByRole( 'button', { name: 'Share again' } )
		);
		fireEvent.change( screen.getByLabelText( 'Date and time' ), {
			target: { value: '2090-01-15T09:30' },
		} );
		await user.click( screen.getByRole( 'button', { name: 'Schedule' } ) );
		setSettings( settings );
		expect( onShare ).toHaveBeenCalledWith( {
			connection: 'mastodon',
			at: Date.UTC( 2090, 0, 15, 0, 30 ) / 1000,
		} );
	} );

	it( 'does not say “again” for a post that was never shared', async () => {
		const user = userEvent.setup();
		render(
			<ShareAgain
				networks={ NETWORKS }
				post={ POST }
				isFirst
				isWaiting={ false }
				isBusy={ false }
				onShare={ async () => true }
			/>
		);
		await user.click(
			screen.getByRole( 'button', { name: 'Share this post' } )
		);
		expect(
			screen.getByRole( 'form', { name: 'Share this post' } )
		).toBeVisible();
	} );

	it( 'cannot be opened while a share is in progress', async () => {
		const user = userEvent.setup();
		render(
			<ShareAgain
				networks={ NETWORKS }
				post={ POST }
				isFirst={ false }
				isWaiting
				isBusy={ false }
				onShare={ async () => true }
			/>
		);
		const toggle = screen.getByRole( 'button', { name: 'Share again' } );
		expect( toggle ).toHaveAttribute( 'aria-disabled', 'true' );
		await user.click( toggle );
		expect( screen.queryByRole( 'form' ) ).toBeNull();
	} );

	it( 'shares nothing on Enter while a share is in progress', async () => {
		const onShare = jest.fn().mockResolvedValue( true );
		const user = userEvent.setup();
		const form = ( isWaiting: boolean ) => (
			<ShareAgain
				networks={ NETWORKS }
				post={ POST }
				isFirst={ false }
				isWaiting={ isWaiting }
				isBusy={ false }
				onShare={ onShare }
			/>
		);
		const { rerender } = render( form( false ) );
		await user.click(
			screen.getByRole( 'button', { name: 'Share again' } )
		);
		rerender( form( true ) );
		fireEvent.submit( screen.getByRole( 'form' ) );
		expect( onShare ).not.toHaveBeenCalled();
	} );

	it( 'stays open and keeps the entered values if sharing fails', async () => {
		const user = userEvent.setup();
		render(
			<ShareAgain
				networks={ NETWORKS }
				post={ POST }
				isFirst={ false }
				isWaiting={ false }
				isBusy={ false }
				onShare={ async () => false }
			/>
		);
		await user.click(
			screen.getByRole( 'button', { name: 'Share again' } )
		);
		await user.selectOptions( screen.getByRole( 'combobox' ), 'bluesky' );
		await user.click( screen.getByRole( 'button', { name: 'Share now' } ) );
		expect( screen.getByRole( 'combobox' ) ).toHaveValue( 'bluesky' );
	} );
} );
