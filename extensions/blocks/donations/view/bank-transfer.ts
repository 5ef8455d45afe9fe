import { windowOf, type Behaviour } from '#shared/view';

/** Shows the buttons that copy a line of the account, where the browser lets a page copy, and the one that draws its code. */
export const bankTransfer: Behaviour = ( root, signal ) => {
	const win = windowOf( root );
	const status = root.querySelector( '[role=status]' );
	root.querySelectorAll< HTMLButtonElement >( '[data-copy]' ).forEach(
		( button ) => {
			const { copy = '', done = '' } = button.dataset;
			button.hidden = ! win.navigator.clipboard;
			button.addEventListener(
				'click',
				() =>
					void win.navigator.clipboard.writeText( copy ).then( () => {
						if ( status ) {
							status.textContent = done;
						}
					} ),
				{ signal }
			);
		}
	);
	root.querySelectorAll< HTMLButtonElement >( '[data-code]' ).forEach(
		( button ) => {
			button.hidden = false;
			button.addEventListener(
				'click',
				() =>
					void import(
						/* webpackChunkName: "blocks/donations/code/touched" */ './code'
					).then( ( { toggleCode } ) => toggleCode( button ) ),
				{ signal }
			);
		}
	);
	signal.addEventListener( 'abort', () =>
		root
			.querySelectorAll< HTMLElement >( '[data-copy], [data-code]' )
			.forEach( ( button ) => {
				button.hidden = true;
			} )
	);
};
