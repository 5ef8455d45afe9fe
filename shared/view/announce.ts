const REGION_ID = 'dovetail-announcements';

/**
 * The live regions that this module created. They are not found by ID, because an author could use the same ID in a
 * post.
 */
const regions = new WeakMap< Document, HTMLElement >();

/**
 * Milliseconds between adding the empty region and setting its text. Screen readers announce changes only in a region
 * that they have already detected.
 */
const PAUSE_MS = 100;

/**
 * Politely announces a message to screen readers. Announces repeated messages again; of simultaneous messages,
 * announces only the last one. Each document and script has one hidden live region.
 */
export function announce( doc: Document, message: string ): void {
	const known = regions.get( doc );
	const region = known?.isConnected ? known : addRegion( doc );
	region.textContent = '';
	doc.defaultView?.setTimeout( () => {
		region.textContent = message;
	}, PAUSE_MS );
}

function addRegion( doc: Document ): HTMLElement {
	const region = doc.createElement( 'div' );
	region.id = REGION_ID;
	region.setAttribute( 'role', 'status' );
	region.setAttribute( 'aria-live', 'polite' );
	region.style.cssText =
		'position:absolute;width:1px;height:1px;margin:-1px;padding:0;border:0;overflow:hidden;clip-path:inset(50%);white-space:nowrap';
	doc.body.append( region );
	regions.set( doc, region );
	return region;
}
