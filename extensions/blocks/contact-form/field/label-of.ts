/** What the list view calls a field: its own label. */
export function labelOf( { label }: { label?: string } ): string | undefined {
	return label || undefined;
}
