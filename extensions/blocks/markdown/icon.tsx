/** A hash sign and a down arrow. */
export const icon = (
	<svg viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg">
		<path d="M7.2 6h1.5l-.4 3h2.5l.4-3h1.5l-.4 3H14v1.5h-1.9l-.4 3H13.5V15h-2l-.4 3H9.6l.4-3H7.5l-.4 3H5.6l.4-3H4v-1.5h2.2l.4-3H5V9h1.8zm.9 4.5-.4 3h2.5l.4-3zM17 6h1.5v8.7l1.7-1.7 1.05 1.06L17.75 17.6l-3.5-3.54L15.3 13l1.7 1.7z" />
	</svg>
);
