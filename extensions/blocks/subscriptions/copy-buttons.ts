import { copyField } from '#shared/view';

/** Shows the copy buttons of an admin page. Each has a field, named in `data-dovetail-copy`, and a status after it. */
export function showCopyButtons( doc: Document ): void {
	doc.querySelectorAll< HTMLButtonElement >(
		'button[data-dovetail-copy]'
	).forEach( ( button ) => {
		const { dovetailCopy, done = '', failure = '' } = button.dataset;
		const field = doc.querySelector< HTMLTextAreaElement >(
			`textarea#${ dovetailCopy }`
		);
		const status = button.nextElementSibling;
		if ( ! field || ! status ) {
			return;
		}
		button.hidden = false;
		button.addEventListener( 'click', async () => {
			// Before the text changes, so that screen readers announce it again.
			status.textContent = '';
			const isCopied = await copyField( field );
			status.textContent = isCopied ? done : failure;
			if ( isCopied ) {
				button.focus();
			}
		} );
	} );
}
