/** Parses the group IDs in a post. An author may have edited them by hand. */
export function interestsOf( raw: unknown ): string[] {
	return Array.isArray( raw )
		? raw.filter( ( id ): id is string => typeof id === 'string' )
		: [];
}

/** Adds or removes an ID. */
export function toggleInterest(
	interests: readonly string[],
	id: string,
	isChosen: boolean
): string[] {
	const others = interests.filter( ( each ) => each !== id );
	return isChosen ? [ ...others, id ] : others;
}
