type Cache< Key, Value > = {
	/** Returns a value and marks it as recently used. Undefined if the key is not in the cache. */
	get( key: Key ): Value | undefined;
	/** Stores a value. A full cache drops its least recently used value. */
	set( key: Key, value: Value ): void;
};

/** Creates a cache that lasts as long as the page. It keeps the most recently used items, 1000 by default. */
export function createCache< Key, Value >( limit = 1000 ): Cache< Key, Value > {
	// A Map preserves the insertion order, so its first key is the least recently used.
	const items = new Map< Key, Value >();
	const put = ( key: Key, value: Value ) => {
		items.delete( key );
		items.set( key, value );
	};

	return {
		get( key ) {
			const value = items.get( key );
			if ( value !== undefined ) {
				put( key, value );
			}
			return value;
		},
		set( key, value ) {
			put( key, value );
			if ( items.size > limit ) {
				items.delete( items.keys().next().value as Key );
			}
		},
	};
}

/** Returns the text to search for: a name. Empty for a URL or embed code. */
export function wordsIn( text: string ): string {
	const words = text.trim();
	return isCode( words ) ? '' : words.slice( 0, 100 );
}

/** Whether input looks like a URL, with or without `https://`, or like an embed code. */
export function isCode( text: string ): boolean {
	return /^\s*(?:http|\/\/|<|www\.|opentable\.)/i.test( text );
}
