"""What schemathesis must know of the shop: its scalars, and which errors are refusals and no failures."""

import json
import os

import schemathesis
from hypothesis import strategies as st
from schemathesis.graphql import nodes

schemathesis.graphql.scalar("EmailAddress", st.emails().map(nodes.String))
schemathesis.graphql.scalar("DateTime", st.datetimes().map(lambda at: nodes.String(f"{at.isoformat()}Z")))
# A file can't stand in a plain request.
schemathesis.graphql.scalar("Upload", st.just(None).map(lambda _: nodes.Null))

# The codes that the shop documents; INTERNAL is not among them.
CODES = set(json.loads(os.environ["SHOP_ERROR_CODES"]))


@schemathesis.check
def answers_or_refuses(ctx, response, case):
    """Every answer is JSON with data, or refuses with a documented code; nothing is ever the server's own fault."""
    assert response.status_code < 500, f"status {response.status_code}: {response.text[:500]}"
    answer = response.json()
    assert "data" in answer or answer.get("errors"), f"neither data nor errors: {response.text[:500]}"
    for error in answer.get("errors") or []:
        code = error.get("extensions", {}).get("code")
        assert code in CODES, f"code {code}: {error.get('message')}"
        assert "stacktrace" not in error.get("extensions", {}), "an error tells its stack"
