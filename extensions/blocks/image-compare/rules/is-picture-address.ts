/** Addresses are resolved against this one, so that those of the site itself may be relative. */
const BASE = 'https://site.invalid/';

/** Whether every visitor can load something from here: http(s). A `blob:` is a file on its way up and exists in one browser only. */
export function isWebAddress( address: string ): boolean {
	if ( address.trim() === '' || ! URL.canParse( address, BASE ) ) {
		return false;
	}
	const { protocol } = new URL( address, BASE );
	return protocol === 'https:' || protocol === 'http:';
}

/** Whether a picture can be shown from here: a web address, or the picture itself written out as data. */
export function isPictureAddress( address: string ): boolean {
	return isWebAddress( address ) || /^data:image\//i.test( address );
}
