/** Maximum lengths that mail servers accept, from RFC 5321 (section 4.5.3.1), and for a domain label from RFC 1035. */
const MAX_ADDRESS_LENGTH = 254;
const MAX_LOCAL_PART_LENGTH = 64;
const MAX_LABEL_LENGTH = 63;

/** Matches one of the dot-separated parts of an unquoted local part. */
const WORD = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+$/i;

/** Matches a domain label: one of the dot-separated parts of a domain. */
const LABEL = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?$/i;

/** Matches the start of a domain's last label, which cannot be a number: `user@127.0.0.1` is invalid. */
const LAST_LABEL = /^[a-z]/i;

/**
 * Whether a value is a deliverable email address. It must be ASCII, have a domain with at least two labels, and fit
 * mail servers' length limits. Rejects quoted local parts and numeric domains, because WordPress can't send to them.
 */
export function isEmail( value: unknown ): value is string {
	if ( typeof value !== 'string' || value.length > MAX_ADDRESS_LENGTH ) {
		return false;
	}
	const [ local = '', domain = '', ...more ] = value.split( '@' );
	return (
		more.length === 0 &&
		local.length <= MAX_LOCAL_PART_LENGTH &&
		local.split( '.' ).every( ( word ) => WORD.test( word ) ) &&
		isMailDomain( domain )
	);
}

function isMailDomain( domain: string ): boolean {
	const labels = domain.split( '.' );
	const last = labels.at( -1 ) ?? '';
	return (
		labels.length > 1 &&
		labels.every(
			( label ) => label.length <= MAX_LABEL_LENGTH && LABEL.test( label )
		) &&
		last.length > 1 &&
		LAST_LABEL.test( last )
	);
}

/** Returns a `mailto:` URL, or null if the value is not an email address. */
export function mailtoHref( value: unknown ): string | null {
	if ( ! isEmail( value ) ) {
		return null;
	}
	// Encode the local part: `a?bcc=b@example.com` is a valid email address, and an unencoded link would add a
	// recipient.
	const [ local = '', domain = '' ] = value.split( '@' );
	return `mailto:${ encodeURIComponent( local ) }@${ domain }`;
}
