import { expect, type PlainVisit } from '#e2e';

export const content = `<!-- wp:dovetail/newsletter {"revueUsername":"baker"} --><div class="wp-block-dovetail-newsletter"><!-- wp:dovetail/button {"element":"button","text":"Subscribe"} /--></div><!-- /wp:dovetail/newsletter -->`;

/** The browser submits the form to the provider. */
export const visit: PlainVisit[ 'visit' ] = async ( { page } ) =>
	expect( await page() ).toContain( 'wp-block-dovetail-newsletter__form' );
