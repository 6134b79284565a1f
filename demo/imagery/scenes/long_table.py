"""Along the table of the private room: the nearest place laid, tapers and greenery, the lamps soft behind."""
from lib import studio as S
from scenes import private_room
SIZE = (1600, 1067)
POST = {**private_room.POST, 'exposure': private_room.POST.get('exposure', 1.0) + 0.1}

def build():
    private_room.build()
    S.camera((1.02, -0.95, 1.22), (-0.02, 0.95, 0.84), 46, 2.2, (0.30, 0.42, 0.78))
