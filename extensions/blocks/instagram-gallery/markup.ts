/** Returns the URL of an account's profile; empty for an account without a name. */
export const profileAddress = ( {
	instagramUser,
}: {
	instagramUser: string;
} ): string =>
	instagramUser ? `https://www.instagram.com/${ instagramUser }/` : '';
