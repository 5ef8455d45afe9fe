import { type Behavior, mountAll, windowOf } from '#shared/view';

/** Shows the button that draws the QR code, and the copy buttons if the browser supports copying. */
const bankTransfer: Behavior = ( root, signal ) => {
	const { clipboard } = windowOf( root ).navigator;
	const status = root.querySelector( '[role=status]' );
	const buttons =
		root.querySelectorAll< HTMLButtonElement >( 'button[hidden]' );
	buttons.forEach( ( button ) => {
		const say = ( sentence: string ) =>
			status && ( status.textContent = sentence );
		button.hidden = ! ( clipboard || ! button.dataset.copy );
		button.addEventListener(
			'click',
			() => {
				const { copy, done = '', failure = '' } = button.dataset;
				// Beside the button, because the end of the details can be off the screen. Before the text
				// changes, so that screen readers announce it.
				if ( status ) {
					status.textContent = '';
					button.after( status );
				}
				void (
					copy
						? clipboard.writeText( copy ).then( () => say( done ) )
						: import(
								/* webpackChunkName: "shared/bank-transfer/code/touched" */ './view/code'
							).then( ( { toggleCode } ) => toggleCode( button ) )
				).catch( () => say( failure ) );
			},
			{ signal }
		);
	} );
	signal.addEventListener( 'abort', () =>
		buttons.forEach( ( button ) => {
			button.hidden = true;
		} )
	);
};

mountAll( '.dovetail-bank-transfer', bankTransfer );
