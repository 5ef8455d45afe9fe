/** Where an account’s posts stand. Nothing for an account without a name. */
export const profileAddress = ( {
	instagramUser,
}: {
	instagramUser: string;
} ): string =>
	instagramUser ? `https://www.instagram.com/${ instagramUser }/` : '';
