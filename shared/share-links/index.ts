/**
 * Shows the button of every group of share links that opens the device's share menu, if the browser has one. Each group
 * has its own URL and title, because a page can list several posts. Does nothing for groups that already have the button.
 */
export function offerShareMenu(): void {
	if ( ! ( 'share' in navigator ) ) {
		return;
	}
	// Authors can write an element with this class, but no template.
	for ( const template of document.querySelectorAll< HTMLTemplateElement >(
		'.dovetail-share-links template'
	) ) {
		const { url, title } = template.dataset;
		template.content
			.querySelector( 'button' )
			?.addEventListener( 'click', () => {
				// Canceling the share menu is not an error.
				navigator.share( { title, url } ).catch( () => {} );
			} );
		template.replaceWith( template.content );
	}
}
