/** A sheet of paper with lines of text. */
export const icon = (
	<svg viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg">
		<path
			fillRule="evenodd"
			d="M6.5 4h11A1.5 1.5 0 0 1 19 5.5v13a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 18.5v-13A1.5 1.5 0 0 1 6.5 4zm0 1.5v13h11v-13h-11zM8.5 8h7v1.5h-7V8zm0 3.3h7v1.5h-7v-1.5zm0 3.2h4.5V16H8.5v-1.5z"
		/>
	</svg>
);
