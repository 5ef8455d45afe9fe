/** Addresses are resolved against this one, so that those of the site itself may be relative. */
const BASE = 'https://site.invalid/';

function protocolOf( address: string ): string | null {
	try {
		return new URL( address, BASE ).protocol;
	} catch {
		return null;
	}
}

/**
 * Whether a picture can be loaded from here by every visitor: http(s), or a picture written out as data.
 * A `blob:` is a file on its way up and exists in one browser only.
 */
export function isPictureAddress( address: string ): boolean {
	const protocol = address === '' ? null : protocolOf( address );
	return (
		protocol === 'https:' ||
		protocol === 'http:' ||
		/^data:image\//i.test( address )
	);
}

/** Whether a link may lead there. */
export function isLinkAddress( address: string ): boolean {
	return (
		address !== '' &&
		[ 'https:', 'http:', 'mailto:', 'tel:' ].includes(
			protocolOf( address ) ?? ''
		)
	);
}
