import { windowOf, type Behavior } from '#shared/view';

/**
 * Shows the copy buttons of the bank details if the browser supports copying, and the button that draws the QR code.
 */
export const bankTransfer: Behavior = ( root, signal ) => {
	const { clipboard } = windowOf( root ).navigator;
	const status = root.querySelector( 'section [role=status]' );
	const buttons = root.querySelectorAll< HTMLButtonElement >(
		'section button[hidden]'
	);
	buttons.forEach( ( button ) => {
		const { copy, done = '', failure = '' } = button.dataset;
		const say = ( sentence: string ) =>
			status && ( status.textContent = sentence );
		button.hidden = ! ( clipboard || ! copy );
		button.addEventListener(
			'click',
			() =>
				void ( copy
					? clipboard.writeText( copy ).then( () => say( done ) )
					: import(
							/* webpackChunkName: "blocks/donations/code/touched" */ './code'
						)
							.then( ( { toggleCode } ) => toggleCode( button ) )
							.catch( () => say( failure ) ) ),
			{ signal }
		);
	} );
	signal.addEventListener( 'abort', () =>
		buttons.forEach( ( button ) => {
			button.hidden = true;
		} )
	);
};
