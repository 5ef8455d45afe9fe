/** Returns a property of an unknown value, or undefined if the value is not an object. */
export function propertyOf( object: unknown, name: string ): unknown {
	return typeof object === 'object' && object !== null
		? Reflect.get( object, name )
		: undefined;
}
