/** Nothing: which posts are related changes after the post is saved, so the page draws them each time. */
export function save(): null {
	return null;
}
